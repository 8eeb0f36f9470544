import { moveIns } from '@/contract/moveIns/endpoints';
import { moveInsSchemas } from '@/contract/moveIns/schemas';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { dueAtMoveIn } from '@/server/modules/leases/service';
import { saveCondition, signCondition } from './conditionRecord/actions';
import { presentInsuranceProof, reviewInsurance, submitInsurance } from './insurance/actions';
import { moveInPath } from './nextSteps/constants';
import { asParticipant, assertOpen, loadParticipant as load } from './participants/service';
import { captureHold, placeHold, startHold } from './payment/actions';
import { canCheckInsurance, isHomeowner, isResident } from './policy';
import * as repo from './repo';
import { presentMoveIn } from './service';
import { beginTenancy, findHold } from './system';
import { scheduleWalkThrough } from './walkThrough/actions';

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
    // A policy is read before the transaction that keeps it: that takes seconds.
    transaction: 'manual',
    handle: submitInsurance,
  }),
  listInsuranceProofs: {
    authorize: canCheckInsurance,
    handle: async ({ db }) => (await repo.listInsuranceProofs(db)).map(presentInsuranceProof),
  },
  reviewInsurance: {
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
        if (!(await captureHold(services, params.leaseId)))
          throw conflict('The card no longer holds the money. Please have it held once more, then take the keys.');
        await beginTenancy(services, params.leaseId, { keysAt: now, keysBy: requirePerson(call.person).id });
      }
      return asParticipant(call, presentMoveIn);
    },
  }),
});
