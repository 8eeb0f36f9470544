import type { CarePlan } from '@/contract/care/recurrences/endpoints';
import { recurrences } from '@/contract/care/recurrences/endpoints';
import { careType } from '@/contract/care/recurrences/plan';
import { recurrencesSchemas } from '@/contract/care/recurrences/schemas';
import type { Db } from '@/server/db/client';
import { conflict, notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { isOnDuty, requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { can, findHomeAccess } from '@/server/modules/homes/homeMembers';
import { uploadEvidence } from './evidence/system';
import { requireOpen, skipDate, updateRecurrence } from './index';
import { addToPlan, planHome } from './planning';
import { canComplete, canPlan, canSeeRecurrence } from './policy';
import { presentHome, presentSummary } from './presenter';
import { type LoadedRecurrence, readRecurrence } from './reading';
import * as repo from './repo';

type Call = Pick<OperationContext, 'db' | 'person'> & { params: { recurrenceId: string } };

/** A recurrence that row-level security shows the caller. */
async function load({ db, person, params }: Call): Promise<LoadedRecurrence | undefined> {
  const row = isId(params.recurrenceId) ? await repo.findById(db, params.recurrenceId) : undefined;
  const home = row && (await findHomeAccess(db, row.homeId, requirePerson(person).id));
  return row && home && { row, home, isRenter: await repo.isRenter(db, row.homeId) };
}

async function loadHome({ db, person, params }: Pick<Call, 'db' | 'person'> & { params: { homeId: string } }) {
  const { id } = requirePerson(person);
  const home = await findHomeAccess(db, params.homeId, id);
  if (!home || (!can(home, 'view') && !isOnDuty(person))) return undefined;
  return { home, homeId: params.homeId };
}

const requireHome = async (db: Db, homeId: string): Promise<repo.PlannedHome> => {
  const home = await repo.findHome(db, homeId);
  if (!home) throw notFound();
  return home;
};

const lock = async (db: Db, { row }: LoadedRecurrence): Promise<repo.RecurrenceRow> => {
  const locked = await repo.findById(db, row.id, true);
  if (!locked) throw notFound();
  return locked;
};

export const recurrencesRoutes = implement(recurrences, recurrencesSchemas, {
  listRecurrences: {
    duties: ['leasing', 'care'],
    authorize: rowLevel,
    handle: async ({ db, person, query, now }): Promise<CarePlan> => {
      const asOwner = query.as === 'owner';
      const homes = asOwner ? await repo.listOwnHomes(db, requirePerson(person).id) : await repo.listRentedHomes(db);
      const rows = await repo.listByHomes(
        db,
        homes.map(({ homeId }) => homeId),
        asOwner ? undefined : 'resident',
      );
      return {
        homes: homes.map((home) => presentHome(home, rows, asOwner && canPlan(person, { home }))),
        recurrences: rows
          .map((row) => presentSummary(row, row.openOn, now))
          .sort((one, other) => (one.nextOn ?? '9999').localeCompare(other.nextOn ?? '9999')),
      };
    },
  },
  createPlan: withResource({
    duties: ['care'],
    load: loadHome,
    authorize: canPlan,
    runAs: 'system',
    handle: async ({ db, loaded, now }) => ({
      added: await planHome(db, await requireHome(db, loaded.homeId), now),
    }),
  }),
  addRecurrence: withResource({
    duties: ['care'],
    load: loadHome,
    authorize: canPlan,
    runAs: 'system',
    handle: async ({ db, person, loaded, body, now }) => {
      const id = await addToPlan(db, await requireHome(db, loaded.homeId), body.type, now);
      const row = id && (await repo.findById(db, id));
      if (!row) throw conflict('This is part of the plan already.');
      return readRecurrence(db, { person, now }, { ...loaded, row, isRenter: false });
    },
  }),
  getRecurrence: withResource({
    duties: ['leasing', 'care'],
    load,
    authorize: canSeeRecurrence,
    runAs: 'system',
    handle: (call) => readRecurrence(call.db, call, call.loaded),
  }),
  updateRecurrence: withResource({
    duties: ['care'],
    load,
    authorize: canPlan,
    runAs: 'system',
    handle: async (call) => {
      await updateRecurrence(call.db, await lock(call.db, call.loaded), call.body, call.now);
      return readRecurrence(call.db, call, call.loaded);
    },
  }),
  skipDate: withResource({
    duties: ['care'],
    load,
    authorize: canPlan,
    runAs: 'system',
    handle: async (call) => {
      await skipDate(call.db, await lock(call.db, call.loaded), call.body, call.now);
      return readRecurrence(call.db, call, call.loaded);
    },
  }),
  completeOccurrence: withResource({
    duties: ['care'],
    load,
    authorize: canComplete,
    runAs: 'system',
    handle: async (call) => {
      const { db, params, loaded, body, person, now } = call;
      if (!isId(params.occurrenceId)) throw notFound();
      if (careType(loaded.row.type).needsPhoto && !canPlan(person, loaded))
        throw conflict('Add a photo of what you did. It marks the task as done.');
      await requireOpen(db, params.recurrenceId, params.occurrenceId);
      await repo.completeOccurrence(db, params.occurrenceId, {
        note: body.note,
        doneBy: requirePerson(person).id,
        now,
      });
      return readRecurrence(db, call, loaded);
    },
  }),
  uploadEvidence: withResource({
    duties: ['care'],
    load: async (call) => (isId(call.params.occurrenceId) ? load(call) : undefined),
    authorize: canComplete,
    transaction: 'manual',
    handle: (call) => uploadEvidence(call, call.loaded),
  }),
});
