import { paymentMethods } from '@/contract/paymentMethods/endpoints';
import { paymentMethodsSchemas } from '@/contract/paymentMethods/schemas';
import { audit } from '@/server/http/audit';
import { conflict } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { enqueue } from '@/server/jobs/queue';
import { findProfile } from '@/server/modules/users/service';
import { canChangePaymentMethod } from './policy';
import { presentPaymentMethod } from './presenter';
import * as repo from './repo';
import { moveMethod } from './service';
import { openSetup, saveSetup, verifySetup } from './setup/actions';

type Call = Pick<OperationContext, 'db' | 'person'>;

const load = ({ db, params }: Call & { params: { paymentMethodId: string } }) =>
  repo.findById(db, params.paymentMethodId);
const loadMyself = ({ db, person }: Call) => findProfile(db, requirePerson(person).id);

export const paymentMethodsRoutes = implement(paymentMethods, paymentMethodsSchemas, {
  listPaymentMethods: {
    authorize: rowLevel,
    handle: async ({ db, person }) =>
      (await repo.listByPerson(db, requirePerson(person).id)).map((row) => presentPaymentMethod(row, false)),
  },
  startPaymentMethod: withResource({
    load: loadMyself,
    authorize: rowLevel,
    transaction: 'manual',
    handle: ({ services, loaded, body }) => openSetup(services, loaded, body),
  }),
  addPaymentMethod: withResource({
    load: loadMyself,
    authorize: rowLevel,
    transaction: 'manual',
    handle: async ({ services, loaded, body }) =>
      presentPaymentMethod(await saveSetup(services, loaded.userId, body.session), false),
  }),
  verifyPaymentMethod: withResource({
    load,
    authorize: canChangePaymentMethod,
    // Asks the processor, and a wrong guess that blocks it holds though the call is refused.
    transaction: 'manual',
    handle: async ({ services, loaded, body }) =>
      presentPaymentMethod(await verifySetup(services, loaded, body), false),
  }),
  setDefaultPaymentMethod: withResource({
    load,
    authorize: canChangePaymentMethod,
    handle: async ({ db, loaded, now }) => {
      await repo.lockPerson(db, loaded.userId);
      const row = await repo.lock(db, loaded.id);
      if (row.status !== 'active') throw conflict('Only a payment method that can be used can be your default.');
      await repo.clearDefault(db, row.userId, now);
      return presentPaymentMethod(await repo.update(db, row.id, { isDefault: true, updatedAt: now }), false);
    },
  }),
  removePaymentMethod: withResource({
    load,
    authorize: canChangePaymentMethod,
    handle: async ({ db, loaded, now }) => {
      await moveMethod(db, await repo.lock(db, loaded.id), 'remove', { now });
      await audit(db, {
        event: 'payment_method.removed',
        subject: `paymentMethod:${loaded.id}`,
        personId: loaded.userId,
      });
      await enqueue(db, 'detachPaymentMethod', { methodRef: loaded.processorRef });
      return {};
    },
  }),
});
