// Unclaimed money leaves the account in which it was owed and stands by itself: once, before its owner or a state gets it.
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { conflict } from '@/server/http/errors';
import { holdCredit } from '@/server/modules/money/charges/creditRefunds/creditRefunds';
import {
  accountBalance,
  findCheckPosting,
  findDepositReturn,
  findOrderPosting,
  homePayable,
  type LedgerAccount,
  leaseDeposit,
  leasePrepaid,
  unclaimedCheckStopped,
  unclaimedHeld,
} from '@/server/modules/money/ledger';
import { lockHomeMoney } from '@/server/modules/money/payouts';
import { isSeenByBank } from '@/server/modules/money/reconciliations';
import { uncollectedDeposits } from '@/server/uncollectedDeposits';
import * as repo from './repo';

const changed = () => conflict('This money has changed. The next search will find what is left of it.');

async function findCheck(db: Db, { kind, sourceId }: repo.ItemRow): Promise<{ id: string } | undefined> {
  if (kind === 'deposit_check') return findDepositReturn(db, sourceId);
  if (kind === 'order_check') return findOrderPosting(db, sourceId);
  const request = await db.selectFrom('moneyRequests').select('kind').where('id', '=', sourceId).executeTakeFirst();
  return request?.kind === 'refund' || request?.kind === 'owed_refund' || request?.kind === 'credit_refund'
    ? findCheckPosting(db, request.kind, sourceId)
    : undefined;
}

async function stopCheck(db: Db, item: repo.ItemRow, now: Date): Promise<void> {
  const posting = await findCheck(db, item);
  if (!posting) throw changed();
  if (await isSeenByBank(db, posting.id)) throw conflict('The bank has paid this check. It is not unclaimed any more.');
  await unclaimedCheckStopped(db, { ...item, stops: posting.id }, now);
}

/** Never more than the account owes. */
async function take(db: Db, item: repo.ItemRow, from: LedgerAccount, now: Date): Promise<void> {
  if (item.amount > (await accountBalance(db, from))) throw changed();
  await unclaimedHeld(db, { ...item, from }, now);
}

/** With the item locked. A check has to be stopped at the bank as well. */
export async function holdItem(db: Db, item: repo.ItemRow, now: Date): Promise<void> {
  if (item.heldAt) return;
  const { id, kind, sourceId, homeId, leaseId, ownerId, amount } = item;
  if (kind === 'credit' && leaseId) {
    await holdCredit(db, { creditId: sourceId, amount });
    await take(db, item, leasePrepaid(leaseId), now);
  } else if (kind === 'deposit' && leaseId) {
    await uncollectedDeposits.hold(db, sourceId, amount, now);
    await take(db, item, leaseDeposit(leaseId), now);
  } else if (kind === 'owner_balance' && homeId && ownerId) {
    await lockHomeMoney(db, homeId);
    await take(db, item, homePayable({ homeId, ownerId }), now);
  } else await stopCheck(db, item, now);
  await repo.update(db, id, { heldAt: now, updatedAt: now });
  await audit(db, { event: 'unclaimed.held', subject: `unclaimed_item:${id}`, detail: { kind, amount } });
}
