import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { OwnerPlans } from '@/contract/onboarding/homeSetup/schemas';
import { EnvelopeStatus } from '@/contract/platform/signing/schemas';
import { MAX_RENEWAL_OPTIONS, RENEWAL_TERMS, renewalLifecycle } from './constants';

export const RenewalStatus = z.enum(renewalLifecycle.states);

const TermMonths = z.union(RENEWAL_TERMS.map((months) => z.literal(months)));
const RentCents = Cents.min(10_000, 'Enter a monthly rent of at least $100').max(
  10_000_000,
  'Enter a monthly rent of at most $100,000',
);
const Note = z.string().trim().max(1_000, 'Use 1,000 characters or fewer');
const Reason = z.string().trim().min(3, 'Give a reason').max(1_000, 'Use 1,000 characters or fewer');

export const RenewalOption = z.object({
  id: z.enum(['a', 'b', 'c']),
  /** Null is month to month. */
  months: TermMonths,
  rentCents: Cents,
});
export type RenewalOption = z.infer<typeof RenewalOption>;

/** Terms that the residents propose instead. */
export const RenewalCounter = z.object({ months: TermMonths, rentCents: Cents, note: z.string() });
export type RenewalCounter = z.infer<typeof RenewalCounter>;

/** An offer to renew, as one of its people sees it. Local dates; cents. */
export const Renewal = z.object({
  id: z.uuid(),
  homeId: z.uuid(),
  leaseId: z.uuid(),
  address: z.string(),
  status: RenewalStatus,
  /** Which side the caller is on. */
  side: z.enum(['owner', 'resident', 'staff']),
  residents: z.array(z.string()),
  currentRentCents: Cents,
  leaseEndOn: z.iso.date(),
  startOn: z.iso.date(),
  options: z.array(RenewalOption),
  /** The moment after which it can no longer be accepted. */
  respondBy: z.iso.datetime(),
  timeZone: z.string(),
  /** The most months that a counteroffer may be for; null where the law allows any number. */
  longestMonths: z.int().nullable(),
  note: z.string(),
  counter: RenewalCounter.nullable(),
  chosen: RenewalOption.omit({ id: true }).nullable(),
  /** Through which day our team reviews a raise, because of a recent repair request. Only for the owner side. */
  guardUntil: z.iso.date().nullable(),
  endReason: z.string().nullable(),
  envelopeId: z.uuid().nullable(),
  envelopeStatus: EnvelopeStatus.nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
});
export type Renewal = z.infer<typeof Renewal>;

const LawNote = z.object({ text: z.string(), source: z.string(), checkedOn: z.iso.date() });

/** What an owner weighs before an offer: the lease, the law, the market, and what an empty home costs. */
export const RenewalOutlook = z.object({
  homeId: z.uuid(),
  leaseId: z.uuid(),
  address: z.string(),
  residents: z.array(z.string()),
  /** First day of the lease, and its last one. */
  leaseStartOn: z.iso.date(),
  leaseEndOn: z.iso.date(),
  currentRentCents: Cents,
  /** The first day of a new term: the day after the lease ends, or the next first of a month. */
  startOn: z.iso.date(),
  limit: z.object({
    kind: z.enum(['unlimited', 'limited', 'unannounced', 'unknown']),
    /** The highest lawful rent; null where no figure of law bounds it. */
    maxRentCents: Cents.nullable(),
    noticeDays: z.int(),
    /** The first day on which a higher rent may apply, if the notice goes out today. */
    earliest: z.iso.date(),
    noticeDaysAboveThreePercent: z.int(),
    earliestAboveThreePercent: z.iso.date(),
    noticeDaysAboveTenPercent: z.int(),
    earliestAboveTenPercent: z.iso.date(),
    rules: z.array(LawNote),
    /** The form that the notice of a higher rent takes here. */
    form: z.object({ text: z.string(), source: z.string() }),
  }),
  /** Our estimate of the market; null where we have none. */
  market: z.object({ estimateCents: Cents, lowCents: Cents, highCents: Cents }).nullable(),
  vacancy: z.object({ days: z.int(), costCents: Cents }).nullable(),
  monthsHere: z.int(),
  repairRequests: z.int(),
  /** Through which day a raise is reviewed by our team first; null where it goes out at once. */
  guardUntil: z.iso.date().nullable(),
  /** From so many months the law has the owner answer about floods first, and they never did; null where nothing is missing. */
  floodAnswersFromMonths: z.int().nullable(),
  /** The most months that a renewal may be for; null where the law allows any number. */
  longestMonths: z.int().nullable(),
  /** What the owner said in the setup that they plan with the home. */
  plans: OwnerPlans.nullable(),
  /** Where the questions of the setup are. */
  propertyId: z.uuid(),
  respondFrom: z.iso.date(),
  respondUntil: z.iso.date(),
  suggestedRespondOn: z.iso.date(),
  /** The offer that is under way, if there is one. */
  openRenewal: Renewal.nullable(),
});
export type RenewalOutlook = z.infer<typeof RenewalOutlook>;

export const RenewalOffer = z.strictObject({
  startOn: z.iso.date(),
  options: z
    .array(z.strictObject({ months: TermMonths, rentCents: RentCents }))
    .min(1, 'Add an option')
    .max(MAX_RENEWAL_OPTIONS),
  /** The last local day to answer. */
  respondOn: z.iso.date(),
  note: Note.default(''),
});
export type RenewalOffer = z.infer<typeof RenewalOffer>;

export const RenewalAnswer = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('view') }),
  z.strictObject({ answer: z.literal('accept'), optionId: z.enum(['a', 'b', 'c']) }),
  z.strictObject({ answer: z.literal('counter'), months: TermMonths, rentCents: RentCents, note: Note.default('') }),
  z.strictObject({ answer: z.literal('decline'), reason: Note.default('') }),
]);
export type RenewalAnswer = z.infer<typeof RenewalAnswer>;

export const RenewalDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('accept_counter') }),
  z.strictObject({ decision: z.literal('keep_offer') }),
  z.strictObject({ decision: z.literal('withdraw'), reason: Reason }),
]);
export type RenewalDecision = z.infer<typeof RenewalDecision>;

export const renewalsSchemas = {
  getRenewalOutlook: { result: RenewalOutlook },
  listRenewals: { result: z.object({ items: z.array(Renewal) }) },
  getRenewal: { result: Renewal },
  sendRenewalOffer: { body: RenewalOffer, result: Renewal },
  answerRenewal: { body: RenewalAnswer, result: Renewal },
  decideRenewal: { body: RenewalDecision, result: Renewal },
  reviewRenewal: { body: z.strictObject({ reason: Reason }), result: Renewal },
};
