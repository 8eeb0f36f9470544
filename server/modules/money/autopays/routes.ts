import { autopays } from '@/contract/money/autopays/endpoints';
import { autopaysSchemas } from '@/contract/money/autopays/schemas';
import { conflict } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { announceFirst } from './announcements';
import { moveAutopay, previewAutopay, sendTerms, setAutopay, showAutopay, skipNext } from './index';
import { findResident, type ResidentOfLease, readResidentLease } from './lease';
import * as repo from './repo';

type Call = Pick<OperationContext, 'db' | 'person'> & { params: { leaseId: string } };

const load = ({ db, person, params }: Call) => findResident(db, params.leaseId, requirePerson(person).id);

const lockOwn = async ({ db, loaded }: Pick<OperationContext, 'db'> & { loaded: ResidentOfLease }) => {
  const row = await repo.find(db, loaded.leaseId, loaded.userId);
  if (!row) throw conflict('Autopay is off.');
  return repo.lock(db, row.id);
};

// As the system once authorized: what roommates have on its way counts, and their payments are not the caller's to read.
export const autopaysRoutes = implement(autopays, autopaysSchemas, {
  getAutopay: withResource({
    load,
    authorize: rowLevel,
    runAs: 'system',
    handle: async ({ db, loaded, now }) => {
      const row = await repo.find(db, loaded.leaseId, loaded.userId);
      return { autopay: row ? await showAutopay(db, row, await readResidentLease(db, loaded, now)) : null };
    },
  }),
  setAutopay: withResource({
    load,
    authorize: rowLevel,
    runAs: 'system',
    handle: async ({ db, services, loaded, body, now }) => {
      const lease = await readResidentLease(db, loaded, now);
      const row = await setAutopay(db, lease, body, now);
      await sendTerms(db, row, lease, { now, siteUrl: services.siteUrl });
      return showAutopay(db, await announceFirst(db, services, row, lease), lease);
    },
  }),
  previewAutopay: withResource({
    load,
    authorize: rowLevel,
    runAs: 'system',
    handle: async ({ db, loaded, query, now }) => ({
      next: await previewAutopay(db, await readResidentLease(db, loaded, now), query),
    }),
  }),
  changeAutopay: withResource({
    load,
    authorize: rowLevel,
    runAs: 'system',
    handle: async (call) => {
      const { db, services, loaded, body, now } = call;
      const row = await lockOwn(call);
      const lease = await readResidentLease(db, loaded, now);
      const changed =
        body.change === 'pause' || body.change === 'resume'
          ? await moveAutopay(db, row, body.change, now)
          : await skipNext(db, row, lease, { skip: body.change === 'skip', now });
      const shown = body.change === 'resume' ? await announceFirst(db, services, changed, lease) : changed;
      return showAutopay(db, shown, lease);
    },
  }),
  endAutopay: withResource({
    load,
    authorize: rowLevel,
    runAs: 'system',
    handle: async (call) => {
      await moveAutopay(call.db, await lockOwn(call), 'end', call.now);
      return {};
    },
  }),
});
