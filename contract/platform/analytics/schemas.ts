import * as z from 'zod';
import { TrackingId } from '@/contract/platform/siteVisits/schemas';
import { BROWSER_EVENTS, FUNNELS, MAX_BATCH, REPORT_DAYS } from './constants';

/** Where and how a session began: lib/tracking/sessionContext.ts. What the caller adds is among it. */
const SessionContext = z
  .record(z.string().regex(/^[a-zA-Z]\w{0,40}$/), z.string().max(2_000))
  .refine((context) => Object.keys(context).length <= 20, 'At most 20 properties');

/** An event in the shape of Mixpanel’s `/track`. */
const TrackedEvent = z.strictObject({
  event: z.enum(BROWSER_EVENTS),
  properties: z.strictObject({
    distinct_id: TrackingId,
    /** Milliseconds since 1970, as the browser tells the time. */
    time: z.int().min(0),
    page: z.string().max(200).optional(),
    homeId: z.uuid().optional(),
    context: SessionContext.optional(),
  }),
});
export type TrackedEvent = z.infer<typeof TrackedEvent>;

const word = z.string().max(200);
/** The reserved profile properties of the analytics service: lib/tracking/analyticsProfile.ts. */
const ReservedProperties = z.strictObject({
  $email: z.string().max(254).optional(),
  $first_name: word.optional(),
  $last_name: word.optional(),
  $phone: z.string().max(40).optional(),
  $name: z.string().max(401).optional(),
});

/** A profile in the shape of Mixpanel’s `/engage`: set, or deleted by the person who opts out. */
const ProfileUpdate = z.union([
  z.strictObject({ $distinct_id: TrackingId, $set: ReservedProperties }),
  z.strictObject({ $distinct_id: TrackingId, $delete: z.literal('') }),
]);
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

/** What Mixpanel answers. */
const Accepted = z.object({ status: z.literal(1), error: z.null() });

const Funnel = z.object({
  id: z.enum(FUNNELS.map(({ id }) => id)),
  steps: z.array(z.object({ event: z.string(), people: z.int() })),
});
export type Funnel = z.infer<typeof Funnel>;

const AnalyticsReport = z.object({
  days: z.int(),
  funnels: z.array(Funnel),
  /** People first seen in a week, and how many of them came back in each week after it. */
  retention: z.array(z.object({ week: z.iso.date(), people: z.int(), returned: z.array(z.int()) })),
  topEvents: z.array(z.object({ event: z.string(), count: z.int(), people: z.int() })),
});
export type AnalyticsReport = z.infer<typeof AnalyticsReport>;

/** What each endpoint takes and gives. */
export const analyticsSchemas = {
  track: { body: z.array(TrackedEvent).min(1).max(MAX_BATCH), result: Accepted },
  engage: { body: z.array(ProfileUpdate).min(1).max(MAX_BATCH), result: Accepted },
  getAnalyticsReport: {
    query: z.object({
      days: z.coerce
        .number()
        .refine((days) => REPORT_DAYS.some((known) => known === days), 'Choose 7, 30, or 90 days')
        .default(30),
    }),
    result: AnalyticsReport,
  },
};
