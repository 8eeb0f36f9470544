import * as z from 'zod';
import { nameSchema } from '@/contract/account/users/nameSchema';
import { Cents } from '@/contract/amounts/schemas';
import { referralLifecycle } from './constants';

export const ReferralStatus = z.enum(referralLifecycle.states);
export type ReferralStatus = z.infer<typeof ReferralStatus>;

const NullableInstant = z.iso.datetime().nullable();

/** As the person who referred sees it: how far it has come, and nothing else of the homeowner’s. */
export const Referral = z.object({
  id: z.uuid(),
  /** As the referrer called them; empty for a person who came by the public link. */
  inviteeName: z.string(),
  status: ReferralStatus,
  rewardCents: Cents,
  reason: z.string().nullable(),
  invitedAt: z.iso.datetime(),
  joinedAt: NullableInstant,
  listedAt: NullableInstant,
  dueAt: NullableInstant,
  paidAt: NullableInstant,
});
export type Referral = z.infer<typeof Referral>;

export const Referrals = z.object({
  /** Names the referrer in a link. */
  code: z.string(),
  rewardCents: Cents,
  referrals: z.array(Referral),
});
export type Referrals = z.infer<typeof Referrals>;

/** For those who pay. */
export const StaffReferral = Referral.extend({
  referrer: z.object({ name: z.string(), email: z.string() }),
  invitee: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** A payment that waits for the approval of another member of the staff. */
  paymentRequest: z
    .object({ by: z.string(), at: z.iso.datetime(), reference: z.string(), isMine: z.boolean() })
    .nullable(),
});
export type StaffReferral = z.infer<typeof StaffReferral>;

export const Invitation = z.strictObject({
  inviteeName: nameSchema(80, 'Please give them a name you know them by'),
});
export type Invitation = z.infer<typeof Invitation>;

/** What the cookies of the person who came by a link hold. Anything a visitor could have typed is taken, and judged later. */
export const ReferralClaim = z.strictObject({
  referralUser: z.string().max(128),
  referralId: z.string().max(128).optional(),
});

export const ReasonInput = z.strictObject({
  reason: z.string().trim().min(1, 'Please say why').max(500, 'Please use fewer words'),
});

export const referralsSchemas = {
  listReferrals: { result: Referrals },
  inviteHomeowner: { body: Invitation, result: Referral },
  removeInvitation: { result: z.object({}) },
  claimReferral: { body: ReferralClaim, result: z.object({ claimed: z.boolean() }) },
  listAllReferrals: { result: z.array(StaffReferral) },
  payReferral: {
    body: z.strictObject({
      paymentReference: z.string().trim().min(1, 'Please name the transfer').max(100, 'Please use fewer words'),
    }),
    result: StaffReferral,
  },
  approveReferralPayment: { result: StaffReferral },
  declineReferral: { body: ReasonInput, result: StaffReferral },
};
