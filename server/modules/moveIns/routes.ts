import type { MoveInStep } from '@/contract/moveIns/constants';
import { moveIns } from '@/contract/moveIns/endpoints';
import { moveInsSchemas } from '@/contract/moveIns/schemas';
import type { Services } from '@/server/context';
import { type Db, runAs } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { dbActor, requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { dueAtMoveIn } from '@/server/modules/leases/service';
import { saveCondition, signCondition } from './conditionRecord/actions';
import { moveInPath } from './nextSteps/constants';
import { captureHold, placeHold, startHold } from './payment/actions';
import { isHomeowner, isResident } from './policy';
import * as repo from './repo';
import { findParticipant, presentMoveIn } from './service';
import { beginTenancy, findHold } from './system';
import type { MoveInParticipant } from './types';
import { scheduleWalkThrough } from './walkThrough/actions';

type MoveInCall = Pick<OperationContext, 'db' | 'person' | 'now'> & { params: { leaseId: string } };

const load = async ({ db, person, params, now }: MoveInCall) =>
  isId(params.leaseId) ? findParticipant(db, params.leaseId, requirePerson(person).id, now) : undefined;

/** Refuses while a step is locked, in the words that say what unlocks it. */
async function assertOpen(db: Db, party: MoveInParticipant, step: MoveInStep) {
  const shown = await presentMoveIn(db, party);
  const found = shown.steps.find((one) => one.step === step);
  if (found?.state === 'locked') throw conflict(`This opens ${found.unlockedBy}.`);
  return shown;
}

/** Work as the caller, for handlers that run outside a transaction. */
const asParticipant = <T>(
  call: MoveInCall & { services: Services },
  work: (db: Db, party: MoveInParticipant) => Promise<T>,
) =>
  runAs(call.services.db, dbActor(call.person), true, async (db) => {
    const party = await load({ ...call, db });
    if (!party) throw notFound();
    return work(db, party);
  });

export const moveInsRoutes = implement(moveIns, moveInsSchemas, {
  getMoveIn: withResource({ load, authorize: rowLevel, handle: ({ db, loaded }) => presentMoveIn(db, loaded) }),
  openMoveInPayment: withResource({
    load,
    authorize: isResident,
    transaction: 'manual',
    handle: async (call) => {
      const { services, params, now } = call;
      const { id: payerId } = requirePerson(call.person);
      const { amount, email, key } = await asParticipant(call, async (db, party) => {
        await assertOpen(db, party, 'money');
        const { email: to } = await db
          .selectFrom('users')
          .select('email')
          .where('id', '=', payerId)
          .executeTakeFirstOrThrow();
        const due = dueAtMoveIn(party.lease.terms);
        return {
          amount: due,
          email: to,
          key: await startHold(db, { leaseId: params.leaseId, payerId, amount: due, now }),
        };
      });
      return services.payments.openCheckout({
        key,
        email,
        amount,
        description: 'Money to move in: held now, taken with the keys',
        returnTo: `${services.siteUrl}${moveInPath(params.leaseId)}`,
      });
    },
  }),
  holdMoveInPayment: withResource({
    load,
    authorize: isResident,
    transaction: 'manual',
    handle: async (call) => {
      const { services, body, params } = call;
      await asParticipant(call, async (db, party) => {
        await assertOpen(db, party, 'money');
      });
      const chosen = await services.payments.readCheckout(body.session);
      const hold = chosen && isId(chosen.key) ? await findHold(services, chosen.key) : undefined;
      if (!chosen || hold?.leaseId !== params.leaseId) throw notFound('Nothing was chosen there. Please try again.');
      if (chosen.method !== 'card')
        throw new ApiError('invalid', 'Money can be held on a card alone. Your bank account is for the rent later.');
      await placeHold(services, hold.id, chosen);
      return asParticipant(call, presentMoveIn);
    },
  }),
  submitInsurance: withResource({
    load,
    authorize: isResident,
    handle: async ({ db, loaded, body, person }) => {
      await assertOpen(db, loaded, 'insurance');
      const paper = await db
        .selectFrom('documents')
        .select('ownerId')
        .where('id', '=', body.documentId)
        .executeTakeFirst();
      if (paper?.ownerId !== requirePerson(person).id) throw notFound('We could not find that paper among yours.');
      if (body.until < loaded.lease.terms.startOn)
        throw new ApiError('invalid', 'This policy ends before your lease begins.', {
          fields: { until: 'Ends too early' },
        });
      const { documentId: insuranceDocumentId, insurer, until: insuredUntil } = body;
      await repo.saveMoveIn(db, loaded.lease.id, { insuranceDocumentId, insurer, insuredUntil });
      return presentMoveIn(db, loaded);
    },
  }),
  setUtility: withResource({
    load,
    authorize: isResident,
    handle: async ({ db, loaded, body }) => {
      await repo.lockMoveIn(db, loaded.lease.id);
      const { utilities } = await assertOpen(db, loaded, 'utilities');
      if (!utilities.some(({ name }) => name === body.name))
        throw new ApiError('invalid', 'This home has no such account.');
      const done = utilities.filter((one) => (one.name === body.name ? body.done : one.done)).map(({ name }) => name);
      await repo.saveMoveIn(db, loaded.lease.id, { utilities: JSON.stringify(done) });
      return presentMoveIn(db, loaded);
    },
  }),
  scheduleWalkThrough: withResource({
    load,
    authorize: isHomeowner,
    handle: async ({ db, services, loaded, body }) => {
      await scheduleWalkThrough(db, services, loaded, body.on);
      return presentMoveIn(db, loaded);
    },
  }),
  saveCondition: withResource({
    load,
    authorize: rowLevel,
    handle: async ({ db, loaded, body }) => {
      await assertOpen(db, loaded, 'condition');
      await saveCondition(db, loaded, body.rooms);
      return presentMoveIn(db, loaded);
    },
  }),
  signCondition: withResource({
    load,
    authorize: rowLevel,
    handle: async ({ db, loaded, body }) => {
      await assertOpen(db, loaded, 'condition');
      await signCondition(db, loaded, body);
      if (loaded.side === 'homeowner') await enqueue(db, 'startPaymentDeadline', { leaseId: loaded.lease.id });
      return presentMoveIn(db, loaded);
    },
  }),
  confirmKeys: withResource({
    load,
    authorize: isResident,
    transaction: 'manual',
    handle: async (call) => {
      const { services, params, now } = call;
      const taken = await asParticipant(call, async (db, party) => {
        return (await assertOpen(db, party, 'keys')).keysAt !== null;
      });
      if (!taken) {
        if (!(await captureHold(services, params.leaseId)))
          throw conflict('The card no longer holds the money. Please have it held once more, then take the keys.');
        await beginTenancy(services, params.leaseId, { keysAt: now, keysBy: requirePerson(call.person).id });
      }
      return asParticipant(call, presentMoveIn);
    },
  }),
});
