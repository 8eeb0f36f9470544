import { paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { paymentMethodsSchemas } from '@/contract/money/paymentMethods/schemas';
import { type Db, runAs } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { conflict } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { dbActor, requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { enqueue } from '@/server/jobs/queue';
import { findProfile } from '@/server/modules/account/users';
import { findMethodsInUse } from '@/server/paymentMethodUses';
import { moveMethod } from './index';
import { canChangePaymentMethod } from './policy';
import { presentPaymentMethod } from './presenter';
import * as repo from './repo';
import { openSetup, saveSetup, verifySetup } from './setup/system';

type Call = Pick<OperationContext, 'db' | 'person'>;

const load = ({ db, params }: Call & { params: { paymentMethodId: string } }) =>
  repo.findById(db, params.paymentMethodId);
const loadMyself = ({ db, person }: Call) => findProfile(db, requirePerson(person).id);

/** As its owner sees it: autopay that stands on it is theirs as well. */
const present = async (db: Db, row: repo.PaymentMethodRow) =>
  presentPaymentMethod(row, (await findMethodsInUse(db, [row.id])).has(row.id));

export const paymentMethodsRoutes = implement(paymentMethods, paymentMethodsSchemas, {
  listPaymentMethods: {
    authorize: rowLevel,
    handle: async ({ db, person }) => {
      const rows = await repo.listByPerson(db, requirePerson(person).id);
      const inUse = await findMethodsInUse(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => presentPaymentMethod(row, inUse.has(row.id)));
    },
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
    handle: async ({ services, loaded, person, body }) => {
      const row = await saveSetup(services, loaded.userId, body.session);
      return runAs(services.db, dbActor(person), false, (db) => present(db, row));
    },
  }),
  verifyPaymentMethod: withResource({
    load,
    authorize: canChangePaymentMethod,
    // Asks the processor, and a wrong guess that blocks it holds though the call is refused.
    transaction: 'manual',
    handle: async ({ services, loaded, person, body }) => {
      const row = await verifySetup(services, loaded, body);
      return runAs(services.db, dbActor(person), false, (db) => present(db, row));
    },
  }),
  setDefaultPaymentMethod: withResource({
    load,
    authorize: canChangePaymentMethod,
    handle: async ({ db, loaded, now }) => {
      await repo.lockPerson(db, loaded.userId);
      const row = await repo.lock(db, loaded.id);
      if (row.status !== 'active') throw conflict('Only a payment method that can be used can be your default.');
      await repo.clearDefault(db, row.userId, now);
      return present(db, await repo.update(db, row.id, { isDefault: true, updatedAt: now }));
    },
  }),
  removePaymentMethod: withResource({
    load,
    authorize: canChangePaymentMethod,
    handle: async ({ db, loaded, now }) => {
      const row = await repo.lock(db, loaded.id);
      if ((await findMethodsInUse(db, [row.id])).size > 0)
        throw conflict(
          'Autopay uses this payment method. Choose another one for autopay, or turn autopay off, then remove this one.',
        );
      await moveMethod(db, row, 'remove', { now });
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
