import { estimates } from '@/contract/estimates';
import { estimatesSchemas } from '@/contract/estimates.schemas';
import { asSystem } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import { asGuest, guestToken, hashOf } from '@/server/http/guestToken';
import { implement, type OperationContext } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { claimRuns } from '@/server/modules/flows/flows.service';
import * as repo from './estimates.repo';
import { mailReport, shareKey } from './estimates.service';

type Asking = Pick<OperationContext, 'from' | 'person' | 'services' | 'answer' | 'now'>;

/** The estimate as whoever asks may see it: their own, or by the key of a shared link. */
export async function readableEstimate(call: Asking, id: string, key: string | undefined) {
  if (!isId(id)) throw notFound();
  const own = await asGuest(call, (db) => repo.findEstimate(db, id));
  const report =
    own ?? (key && (await asSystem(call.services.db, (db) => repo.findShared(db, hashOf(key), id, call.now))));
  if (!report) throw notFound('We could not find that estimate. The link may be too old.');
  return { report, own: own !== undefined };
}

export const estimatesRoutes = implement(estimates, estimatesSchemas, {
  latestEstimate: {
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async (call) => {
      const holder = guestToken(call);
      if (!holder && !call.person) return { report: null, own: false };
      const report = await asGuest(call, async (db) => {
        if (call.person) await claimRuns(db, holder, call.person.id);
        return repo.findLatest(db, call.person?.id ?? null, holder);
      });
      return { report: report ?? null, own: report !== undefined };
    },
  },
  getEstimate: {
    authorize: audienceOnly,
    transaction: 'manual',
    handle: (call) => readableEstimate(call, call.params.estimateId, call.query.key),
  },
  shareEstimate: {
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async (call) => {
      const { report } = await readableEstimate(call, call.params.estimateId, undefined);
      return { key: await asGuest(call, (db) => shareKey(db, report, call.now)) };
    },
  },
  mailEstimate: {
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async (call) => {
      const { report } = await readableEstimate(call, call.params.estimateId, undefined);
      const wish = { report, email: call.body.email, firstName: '', now: call.now };
      await asGuest(call, (db) => mailReport(db, call.services, wish));
      return {};
    },
  },
});
