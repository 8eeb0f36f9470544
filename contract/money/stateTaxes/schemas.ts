import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { RESIDENCY_FORMS, STATE_TAX_PERIODS } from './constants';

const Year = z.coerce.number().int().min(2020).max(2100);
const Day = z.iso.date();

/** An owner who reports rent of a home in California and lives elsewhere, or from whom something was withheld. */
const StateTaxPayee = z.object({
  personId: z.uuid(),
  name: z.string(),
  /** The state of their certified Form W-9; null before it is certified. */
  residence: z.string().nullable(),
  /** The newest form that ends the withholding; null without one. */
  form: z
    .object({ kind: z.enum(RESIDENCY_FORMS), reference: z.string(), validFrom: Day, validUntil: Day.nullable() })
    .nullable(),
  rents: Cents,
  withheld: Cents,
});
export type StateTaxPayee = z.infer<typeof StateTaxPayee>;

export const StateTaxYear = z.object({
  year: z.int(),
  rateBps: z.int(),
  /** Rents of a year up to which nothing is withheld. */
  yearlyLimit: Cents,
  source: z.string(),
  /** What is withheld and not paid to the state yet. */
  owed: Cents,
  periods: z.array(z.object({ period: z.int(), from: Day, until: Day, dueOn: Day, withheld: Cents })),
  payees: z.array(StateTaxPayee),
});
export type StateTaxYear = z.infer<typeof StateTaxYear>;

export const stateTaxesSchemas = {
  getStateTaxYear: { query: z.strictObject({ year: Year.optional() }), result: StateTaxYear },
  recordResidencyForm: {
    body: z
      .strictObject({
        personId: z.uuid('Choose an owner'),
        form: z.enum(RESIDENCY_FORMS, 'Choose the form'),
        /** Where the paper is kept, or the number of the state’s notice. */
        reference: z.string().trim().min(3, 'Enter where the form is kept, or its number').max(200),
        validFrom: Day,
        validUntil: Day.nullable(),
        year: z.int().min(2020).max(2100),
      })
      .refine(({ validFrom, validUntil }) => validUntil === null || validUntil >= validFrom, {
        path: ['validUntil'],
        message: 'Choose a day after the first one',
      })
      .refine(({ form, validUntil }) => form === '590' || validUntil !== null, {
        path: ['validUntil'],
        message: 'A waiver has a last day. It is in the notice of the state',
      }),
    result: StateTaxYear,
  },
  exportStateTaxPeriod: {
    body: z.strictObject({
      year: z.int().min(2020).max(2100),
      period: z.int().min(1).max(STATE_TAX_PERIODS),
    }),
    result: z.object({ fileName: z.string(), text: z.string() }),
  },
};
