import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { FORM_KINDS } from '@/contract/law/forms';
import { statutoryNoticeLifecycle } from './constants';

const Day = z.iso.date();
const Line = (max: number) => z.string().trim().max(max, `Use ${max} characters or fewer`).default('');

/** What our team says in a notice. The law of the place decides which of it is needed (contract/law/forms.ts). */
export const FormFacts = z.strictObject({
  payTo: Line(120),
  payHours: Line(120),
  federallyBacked: z.boolean().nullable().default(null),
  copyTo: Line(200),
  cityCode: Line(300),
  description: Line(2_000),
  claimAt: Line(200),
  isSmall: z.boolean().nullable().default(null),
});
export type FormFacts = z.infer<typeof FormFacts>;

const FactName = z.enum(Object.keys(FormFacts.shape) as [keyof FormFacts, ...(keyof FormFacts)[]]);

/** A notice in the form of a statute, for our team. */
export const StatutoryNotice = z.object({
  id: z.uuid(),
  leaseId: z.uuid(),
  kind: z.enum(FORM_KINDS),
  status: z.enum(statutoryNoticeLifecycle.states),
  /** The statute that the form follows. */
  citation: z.string(),
  /** What it demands; null where it demands no money. */
  amountCents: Cents.nullable(),
  /** The last local day that residents have: as it was planned, then from the service. */
  lastDay: Day,
  /** The local day of its service. */
  servedOn: Day.nullable(),
  /** Why it has no effect, or how it ended. */
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type StatutoryNotice = z.infer<typeof StatutoryNotice>;

/** What can be prepared for a lease. */
const Choice = z.object({
  kind: z.enum(FORM_KINDS),
  /** Why no notice of this kind is prepared here; null where one can be. */
  refusal: z.string().nullable(),
  asks: z.array(FactName),
  amountCents: Cents.nullable(),
});

export const StatutoryNotices = z.object({
  leases: z.array(
    z.object({ leaseId: z.uuid(), residents: z.array(z.string()), leftOn: Day.nullable(), choices: z.array(Choice) }),
  ),
  items: z.array(StatutoryNotice),
});
export type StatutoryNotices = z.infer<typeof StatutoryNotices>;

export const NewStatutoryNotice = z.strictObject({ kind: z.enum(FORM_KINDS), facts: FormFacts });
export type NewStatutoryNotice = z.infer<typeof NewStatutoryNotice>;

/** The input and the result of each endpoint. */
export const statutoryNoticesSchemas = {
  listStatutoryNotices: { result: StatutoryNotices },
  prepareStatutoryNotice: { body: NewStatutoryNotice, result: StatutoryNotice },
  closeStatutoryNotice: {
    body: z.strictObject({
      reason: z.string().trim().min(3, 'Say why in a few words').max(600, 'Use 600 characters or fewer'),
    }),
    result: StatutoryNotice,
  },
};
