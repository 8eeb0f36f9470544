import * as z from 'zod';
import { affiliateLifecycle, CHANNELS } from './constants';

export const AffiliateStatus = z.enum(affiliateLifecycle.states);
export type AffiliateStatus = z.infer<typeof AffiliateStatus>;
export const Channel = z.enum(CHANNELS);
export type Channel = z.infer<typeof Channel>;

const site = z
  .string()
  .trim()
  .min(1, 'Enter where you write or speak')
  .max(300, 'Please use fewer words')
  .transform((typed) => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`))
  .pipe(z.url({ protocol: /^https?$/, hostname: /\./, error: 'That does not look like an address on the web' }));

export const AffiliateApplication = z.strictObject({
  site,
  channels: z.array(Channel).min(1, 'Please choose at least one').max(CHANNELS.length),
  audience: z.string().trim().min(1, 'Please say who listens to you').max(1_000, 'Please use fewer words'),
  promotion: z.string().trim().min(1, 'Please say how you would speak about us').max(2_000, 'Please use fewer words'),
});
export type AffiliateApplication = z.infer<typeof AffiliateApplication>;

/** As the partner sees it. */
export const Affiliate = z.object({
  id: z.uuid(),
  site: z.string(),
  channels: z.array(Channel),
  audience: z.string(),
  promotion: z.string(),
  status: AffiliateStatus,
  partnerKey: z.string().nullable(),
  reason: z.string().nullable(),
  appliedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
});
export type Affiliate = z.infer<typeof Affiliate>;

/** What came on one day, a local date in California. */
export const AffiliateDay = z.object({ day: z.iso.date(), visits: z.int(), leads: z.int() });
export type AffiliateDay = z.infer<typeof AffiliateDay>;

export const OwnAffiliate = z.object({ affiliate: Affiliate.nullable(), days: z.array(AffiliateDay) });
export type OwnAffiliate = z.infer<typeof OwnAffiliate>;

export const StaffAffiliate = Affiliate.extend({ name: z.string(), email: z.string() });
export type StaffAffiliate = z.infer<typeof StaffAffiliate>;

const ReasonInput = z.strictObject({
  reason: z.string().trim().min(1, 'Please say why').max(500, 'Please use fewer words'),
});

export const affiliatesSchemas = {
  getOwnAffiliate: { result: OwnAffiliate },
  applyAsAffiliate: { body: AffiliateApplication, result: Affiliate },
  listAffiliates: { result: z.array(StaffAffiliate) },
  approveAffiliate: { result: StaffAffiliate },
  declineAffiliate: { body: ReasonInput, result: StaffAffiliate },
  endAffiliate: { body: ReasonInput, result: StaffAffiliate },
};
