import * as z from 'zod';

/** Names of experiments and the variant this visitor is in. */
export const Experiments = z
  .record(z.string().max(64), z.string().max(64))
  .refine((map) => Object.keys(map).length <= 50, 'At most 50 experiments');

/** The 21-character random id of a visitor's browser. */
export const TrackingId = z.string().regex(/^[A-Za-z0-9_-]{21}$/, 'A tracking id has 21 characters');

export const SiteVisit = z.strictObject({
  /** Absent where the visitor has not allowed us to know them again. */
  trackingId: TrackingId.nullish(),
  url: z.string().max(2_000),
  referrer: z.string().max(2_000),
  encodedPartnerKey: z.string().max(200).nullish(),
  experiments: Experiments.default({}),
});
export type SiteVisit = z.infer<typeof SiteVisit>;

/** What each endpoint takes and gives. */
export const siteVisitsSchemas = {
  recordVisit: { body: SiteVisit, result: z.object({}) },
};
