import type { BlockReason, Funding, PaymentMethodStatus } from '@/contract/money/paymentMethods/constants';
import { paymentMethodLifecycle } from '@/contract/money/paymentMethods/constants';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { conflict } from '@/server/http/errors';
import { queueMessage } from '@/server/modules/account/outbox';
import { methodLabel } from './presenter';
import type { PaymentMethodRow } from './repo';
import * as repo from './repo';

/** What a payment needs to know of a method. */
export interface UsableMethod {
  id: string;
  kind: 'bank' | 'card';
  funding: Funding;
  ref: string;
  label: string;
}

const usable = (row: PaymentMethodRow): UsableMethod => ({
  id: row.id,
  kind: row.kind as UsableMethod['kind'],
  funding: row.funding as Funding,
  ref: row.processorRef,
  label: methodLabel(row),
});

/** A usable method of this person; undefined for one that waits, is blocked or is another person’s. */
export async function findUsableMethod(db: Db, userId: string, id: string): Promise<UsableMethod | undefined> {
  const row = await repo.findById(db, id);
  return row?.userId === userId && row.status === 'active' ? usable(row) : undefined;
}

/** A method that something stands on, whatever became of it. */
export async function describeMethod(db: Db, id: string): Promise<UsableMethod & { status: string }> {
  const row = await db.selectFrom('paymentMethods').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { ...usable(row), status: row.status };
}

/** One that can be charged, locked, so that it cannot be removed before the transaction ends. */
export async function lockUsableMethod(db: Db, userId: string, id: string): Promise<UsableMethod> {
  const row = await repo.findById(db, id);
  const locked = row?.userId === userId ? await repo.lock(db, row.id) : undefined;
  if (locked?.status !== 'active') throw conflict('This payment method cannot be used. Choose another one.');
  return usable(locked);
}

/** Moves it along its lifecycle; refuses a move there is none of. */
export async function moveMethod(
  db: Db,
  row: PaymentMethodRow,
  event: 'verify' | 'block' | 'remove',
  { now, reason = null }: { now: Date; reason?: BlockReason | null },
): Promise<PaymentMethodRow> {
  const next = paymentMethodLifecycle.after(row.status as PaymentMethodStatus, event);
  if (!next) throw conflict('This payment method has changed. Reload the page to see how it stands.');
  return repo.update(db, row.id, {
    status: next,
    // What was blocked stays blocked, also once it is removed and added again.
    statusReason: event === 'remove' ? row.statusReason : reason,
    updatedAt: now,
    ...(next !== 'active' && { isDefault: false }),
  });
}

/** Refuses an account or card that a bank blocked for this person, also where it is chosen for one payment. */
export async function requireNotBlocked(db: Db, userId: string, fingerprint: string): Promise<void> {
  if (await repo.wasBlocked(db, userId, fingerprint))
    throw conflict('A bank has blocked this account or card. Choose a different one.');
}

/** The first method that can be used is the one offered first. */
export async function ensureDefault(db: Db, row: PaymentMethodRow, now: Date): Promise<PaymentMethodRow> {
  const others = await repo.listByPerson(db, row.userId);
  if (row.status !== 'active' || others.some(({ isDefault }) => isDefault)) return row;
  return repo.update(db, row.id, { isDefault: true, updatedAt: now });
}

/** Blocks what the bank refuses for good, and emails its owner why and what to do. For returns and disputes, as the system. */
export async function blockPaymentMethod(db: Db, methodRef: string, reason: BlockReason, now: Date): Promise<void> {
  for (const row of await repo.lockByRef(db, methodRef)) {
    await moveMethod(db, row, 'block', { now, reason });
    await notifyBlocked(db, row, reason);
  }
}

export async function notifyBlocked(db: Db, row: PaymentMethodRow, reason: BlockReason): Promise<void> {
  await audit(db, { event: 'payment_method.blocked', subject: `paymentMethod:${row.id}`, detail: { reason } });
  const owner = await db
    .selectFrom('users')
    .select(['email', 'firstName'])
    .where('id', '=', row.userId)
    .executeTakeFirstOrThrow();
  await queueMessage(db, {
    dedupeKey: `paymentMethodBlocked:${row.id}`,
    channel: 'email',
    recipient: owner.email,
    template: 'paymentMethodBlocked',
    data: { firstName: owner.firstName, label: methodLabel(row), reason },
  });
}
