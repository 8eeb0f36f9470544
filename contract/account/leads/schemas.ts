import * as z from 'zod';
import { namesShape, withLastName } from '@/contract/account/users/nameSchema';
import { EmailAddress } from '@/contract/format/emailAddress';
import { OptionalPhoneNumber } from '@/contract/format/phoneNumber';
import { Experiments, TrackingId } from '@/contract/platform/siteVisits/schemas';
import { UNKNOWN_ZIPCODE } from './constants';

export const LeadType = z.enum(['calculator', 'sign_up_flow', 'ask_a_question', 'leasing', 'rent_estimate']);
export type LeadType = z.infer<typeof LeadType>;

export const LeadEventKind = z.enum([
  'AddressEnteredCalculator',
  'AddressEnteredLandingPageCover',
  'AddressEnteredSignUpFlow',
  'LeadCreatedCalculator',
  'LeadCreatedSignUpFlow',
  'LeadCreatedTryThePros',
  'LeadCreatedLeasing',
  'LeadCreatedRentEstimate',
]);
export type LeadEventKind = z.infer<typeof LeadEventKind>;

export const LeadAddress = z.strictObject({
  streetAddress: z.string().trim().max(200).default(''),
  city: z.string().trim().max(100).default(''),
  state: z.string().trim().max(30).default(''),
  zipcode: z
    .string()
    .trim()
    .regex(/^\d{5}(-\d{4})?$/, 'Enter a 5-digit ZIP code')
    .default(UNKNOWN_ZIPCODE),
});
export type LeadAddress = z.infer<typeof LeadAddress>;

/** Contact data of a lead. */
export const Contact = withLastName(
  z.strictObject({
    ...namesShape,
    email: EmailAddress,
    phone: OptionalPhoneNumber.optional(),
    /** True only where the person ticked the box; the wording they saw is kept with it. */
    textConsent: z.boolean().default(false),
  }),
);
export type Contact = z.infer<typeof Contact>;

const attribution = {
  trackingId: TrackingId.optional(),
  referrer: z.string().max(2_000).optional(),
  encodedPartnerKey: z.string().max(200).optional(),
  experiments: Experiments.default({}),
};

export const Topic = z.enum(['renting', 'owning', 'tour', 'application', 'payment', 'repair', 'pros', 'other']);
export type Topic = z.infer<typeof Topic>;

export const NewLead = z.strictObject({
  type: LeadType,
  contact: Contact,
  address: LeadAddress.optional(),
  topic: Topic.optional(),
  message: z.string().trim().max(4_000).optional(),
  ...attribution,
});
export type NewLead = z.infer<typeof NewLead>;

/** A question about one home, or about renting at all. */
export const Question = z.strictObject({
  contact: Contact,
  topic: Topic.default('other'),
  message: z.string().trim().min(1, 'What would you like to know?').max(4_000),
  ...attribution,
});
export type Question = z.infer<typeof Question>;

export const NewLeadEvent = z.strictObject({
  kind: LeadEventKind,
  address: LeadAddress,
  ...attribution,
});
export type NewLeadEvent = z.infer<typeof NewLeadEvent>;

/** A person with a home or city outside our service area. */
export const WaitlistEntry = z.strictObject({
  email: EmailAddress,
  audience: z.enum(['homeowner', 'resident']).default('homeowner'),
  address: LeadAddress.optional(),
  place: z.string().trim().max(120).optional(),
  ...attribution,
});
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;

export const LeadReceipt = z.object({
  id: z.uuid(),
  /** When a person promised to answer: one working day. */
  answerBy: z.iso.datetime(),
});
export type LeadReceipt = z.infer<typeof LeadReceipt>;

/** What each endpoint takes and gives. */
export const leadsSchemas = {
  createLead: { body: NewLead, result: LeadReceipt },
  recordLeadEvent: { body: NewLeadEvent, result: z.object({ id: z.uuid() }) },
  joinWaitlist: { body: WaitlistEntry, result: z.object({ id: z.uuid() }) },
};
