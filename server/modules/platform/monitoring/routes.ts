import { DAY_MS } from '@/contract/calendar/durations';
import {
  type BrowserError,
  type BrowserErrorKind,
  type Device,
  monitoring,
} from '@/contract/platform/monitoring/endpoints';
import { monitoringSchemas } from '@/contract/platform/monitoring/schemas';
import { implement } from '@/server/http/implement';
import { anyDuty, audienceOnly } from '@/server/http/policy';
import { canReadMonitoring } from './policy';
import * as repo from './repo';
import { scrub } from './scrubbing';

const MAX_MESSAGE = 500;
const MAX_STACK = 4_000;

const scrubbed = (error: BrowserError): BrowserError => ({
  ...error,
  message: scrub(error.message).slice(0, MAX_MESSAGE),
  stack: scrub(error.stack).slice(0, MAX_STACK),
});

export const monitoringRoutes = implement(monitoring, monitoringSchemas, {
  recordVitals: {
    authorize: audienceOnly,
    handle: async ({ db, body }) => {
      await repo.insertVitals(db, body);
      return {};
    },
  },
  recordErrors: {
    authorize: audienceOnly,
    runAs: 'system',
    handle: async ({ db, body, now }) => {
      for (const error of body) await repo.countError(db, scrubbed(error), now);
      return {};
    },
  },
  getMonitoringReport: {
    duties: anyDuty,
    authorize: canReadMonitoring,
    handle: async ({ db, query: { days }, now }) => {
      const since = new Date(now.getTime() - days * DAY_MS);
      const errors = await repo.listErrors(db, since);
      return {
        days,
        vitals: await repo.listVitals(db, since),
        errors: errors.map(({ kind, device, firstAt, lastAt, ...error }) => ({
          ...error,
          kind: kind as BrowserErrorKind,
          device: device as Device,
          firstAt: firstAt.toISOString(),
          lastAt: lastAt.toISOString(),
        })),
      };
    },
  },
});
