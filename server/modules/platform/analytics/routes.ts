import { analytics } from '@/contract/platform/analytics/endpoints';
import { analyticsSchemas } from '@/contract/platform/analytics/schemas';
import { implement } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { anyDuty, audienceOnly, rowLevel } from '@/server/http/policy';
import { isShareable } from './index';
import { canReadAnalytics } from './policy';
import * as repo from './repo';
import { analyticsReport } from './reports';

const accepted = { status: 1, error: null } as const;

export const analyticsRoutes = implement(analytics, analyticsSchemas, {
  track: {
    authorize: audienceOnly,
    handle: async ({ db, body, person, client }) => {
      await repo.insertTracked(db, body, { userId: person?.id ?? null, shareable: isShareable(client.headers) });
      return accepted;
    },
  },
  engage: {
    authorize: rowLevel,
    runAs: 'system',
    handle: async ({ db, body, person, client, now }) => {
      const { id: userId } = requirePerson(person);
      const shareable = isShareable(client.headers);
      for (const update of body) {
        const trackingId = update.$distinct_id;
        if ('$delete' in update) await repo.deleteProfile(db, trackingId, userId);
        else await repo.upsertProfile(db, { trackingId, userId, shareable, properties: update.$set, now });
      }
      return accepted;
    },
  },
  getAnalyticsReport: {
    duties: anyDuty,
    authorize: canReadAnalytics,
    handle: ({ db, query, now }) => analyticsReport(db, query.days, now),
  },
});
