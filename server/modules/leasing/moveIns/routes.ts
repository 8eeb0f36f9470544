import { moveIns } from '@/contract/leasing/moveIns/endpoints';
import { moveInsSchemas } from '@/contract/leasing/moveIns/schemas';
import { ApiError, conflict } from '@/server/http/errors';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { enqueue } from '@/server/jobs/queue';
import { saveCondition, signCondition } from './conditionRecord/actions';
import { presentMoveIn } from './index';
import { presentInsuranceProof, reviewInsurance, submitInsurance } from './insurance/actions';
import { asParticipant, assertOpen, loadParticipant as load } from './participants';
import { openMoveInCheckout, payMoveIn } from './payment';
import { canCheckInsurance, isHomeowner, isResident } from './policy';
import * as repo from './repo';
import { beginTenancy } from './system';
import { scheduleWalkThrough } from './walkThrough';

export const moveInsRoutes = implement(moveIns, moveInsSchemas, {
  getMoveIn: withResource({ load, authorize: rowLevel, handle: ({ db, loaded }) => presentMoveIn(db, loaded) }),
  openMoveInPayment: withResource({
    load,
    authorize: isResident,
    transaction: 'manual',
    handle: async (call) => {
      const { services, params, body } = call;
      const { id: personId } = requirePerson(call.person);
      const { left, email } = await asParticipant(call, async (db, party) => {
        const { money } = await assertOpen(db, party, 'money');
        const { email: to } = await db
          .selectFrom('users')
          .select('email')
          .where('id', '=', personId)
          .executeTakeFirstOrThrow();
        return { left: money.leftCents, email: to };
      });
      const payer = { leaseId: params.leaseId, personId };
      return openMoveInCheckout(services, payer, { left, email, amountCents: body.amountCents });
    },
  }),
  payMoveIn: withResource({
    load,
    authorize: isResident,
    transaction: 'manual',
    handle: async (call) => {
      const { services, body, params } = call;
      await payMoveIn(services, { leaseId: params.leaseId, personId: requirePerson(call.person).id }, body.session);
      return asParticipant(call, presentMoveIn);
    },
  }),
  submitInsurance: withResource({
    load,
    authorize: isResident,
    // A policy is read before the transaction that keeps it: that takes seconds.
    transaction: 'manual',
    handle: submitInsurance,
  }),
  listInsuranceProofs: {
    duties: ['leasing', 'care'],
    authorize: canCheckInsurance,
    handle: async ({ db }) => (await repo.listInsuranceProofs(db)).map(presentInsuranceProof),
  },
  reviewInsurance: {
    duties: ['leasing', 'care'],
    authorize: canCheckInsurance,
    handle: reviewInsurance,
  },
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
        const keys = { keysAt: now, keysBy: requirePerson(call.person).id };
        if (!(await beginTenancy(services, params.leaseId, keys)))
          throw conflict(
            'The move-in payment is not complete. A payment may have come back. Please pay it, then take the keys.',
          );
      }
      return asParticipant(call, presentMoveIn);
    },
  }),
});
