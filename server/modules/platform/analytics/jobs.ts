import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import type { AnalyticsVendor } from '@/server/providers/analytics/analytics';
import * as repo from './repo';

const BATCH = 500;

/**
 * Forwards shareable events to the vendor. A failure is thrown and nothing marked: the next run sends
 * the same again, and the vendor knows events by their id.
 */
export async function forwardAnalytics({ db, clock }: Services, vendor: AnalyticsVendor | undefined): Promise<void> {
  if (!vendor) return;
  const profiles = await asSystem(db, (trx) => repo.listUnforwardedProfiles(trx, BATCH));
  if (profiles.length > 0) {
    await vendor.setProfiles(profiles.map(({ trackingId, properties }) => ({ distinctId: trackingId, properties })));
    await asSystem(db, (trx) => repo.markProfilesForwarded(trx, profiles, clock()));
  }
  const events = await asSystem(db, (trx) => repo.listUnforwarded(trx, BATCH));
  if (events.length === 0) return;
  await vendor.track(
    events.map(({ id, event, trackingId, homeId, properties, at }) => ({
      id,
      event,
      at,
      distinctId: trackingId,
      properties: { ...properties, ...(homeId && { homeId }) },
    })),
  );
  const ids = events.map(({ id }) => id);
  await asSystem(db, (trx) => repo.markForwarded(trx, ids, clock()));
}

export const jobs: Job[] = [
  {
    task: 'forwardAnalytics',
    cron: '* * * * *',
    run: (services, _payload, { analyticsVendor }) => forwardAnalytics(services, analyticsVendor),
  },
];
