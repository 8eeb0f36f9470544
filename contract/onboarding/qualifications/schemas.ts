import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { PlacedAddress } from '@/contract/homes/addresses/schemas';
import { qualificationLifecycle } from './constants';

export const QualificationStatus = z.enum(qualificationLifecycle.states);
export type QualificationStatus = z.infer<typeof QualificationStatus>;

export const QualificationReason = z.object({
  rule: z.string(),
  /** Which unit it is about, where there are several. */
  unit: z.int().nullable(),
  reason: z.string(),
  /** What would change it, or what happens next. */
  change: z.string(),
});

const QualifiedUnit = z.object({
  /** Its number; for the only home of an address, as the address has it. */
  unit: z.string().nullable(),
  beds: z.int(),
  baths: z.number(),
  sqft: z.int(),
  /** What we estimate it rents for. */
  rentCents: Cents,
});

export const Qualification = z.object({
  id: z.uuid(),
  status: QualificationStatus,
  address: PlacedAddress,
  reasons: z.array(QualificationReason),
  units: z.array(QualifiedUnit),
  submittedAt: z.iso.datetime(),
  /** By when a person of ours decides; null where nothing is left open. */
  reviewBy: z.iso.datetime().nullable(),
  /** Ours, in words; null until there is one. */
  decisionReason: z.string().nullable(),
  /** Homes in the account; empty until it is qualified and its owner is logged in. */
  homeIds: z.array(z.uuid()),
  /** Where we write to. */
  email: z.string(),
});
export type Qualification = z.infer<typeof Qualification>;

/** One for our team to decide, with whom to call. */
const QualificationToReview = Qualification.extend({
  name: z.string(),
  phone: z.string().nullable(),
  relation: z.string(),
  /** Of the home's region; the company's own outside our regions. */
  timeZone: z.string(),
});

const Reason = z.string().trim().min(1, 'Give a reason').max(1_000, 'Use 1,000 characters or fewer');

/** What each endpoint takes and gives. */
export const qualificationsSchemas = {
  listQualifications: { result: z.array(QualificationToReview) },
  getQualification: { result: Qualification },
  addQualifiedHomes: { body: z.strictObject({}), result: Qualification },
  decideQualification: {
    body: z.strictObject({ outcome: z.enum(['approved', 'declined']), reason: Reason }),
    result: Qualification,
  },
};
