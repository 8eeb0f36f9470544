// Parts of payouts on their way: sent, followed until no bank can send them back any more, and sent again to their own
// person where one came back.
import { DAY_MS } from '@/contract/calendar/durations';
import { payoutLifecycle, payoutPartLifecycle } from '@/contract/money/payouts/constants';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { inPages } from '@/server/db/inPages';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import { forEachRow } from '@/server/jobs/forEachRow';
import { payoutReturned, payoutSent } from '@/server/modules/money/ledger';
import { blockAccount, usableAccount } from '@/server/modules/money/payoutAccounts';
import { notifyReturned, notifySent } from '@/server/modules/money/payouts/notifications';
import {
  CLAIM_MS,
  type OutgoingKind,
  recallOutgoing,
  sendWithinBalance,
} from '@/server/modules/money/payouts/outgoing';
import type { PayoutPartRow } from '@/server/modules/money/payouts/repo';
import * as repo from '@/server/modules/money/payouts/repo';
import type { SentPayout } from '@/server/providers/payouts/payouts';

/** A bank may send back what it has taken for so long. */
const WATCHED_MS = 10 * DAY_MS;
/** A part that came back for a reason that is not its account goes there again after so long. */
const SAME_ACCOUNT_MS = DAY_MS;

const accountOf = (db: Db, { accountId }: Pick<PayoutPartRow, 'accountId'>) =>
  db
    .selectFrom('payoutAccounts')
    .select(['processorAccount', 'processorRef'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

type Context = Pick<Services, 'clock' | 'siteUrl'>;

const partsOf = (context: Context): OutgoingKind<PayoutPartRow> => ({
  type: 'payoutPart',
  name: 'payouts',
  description: 'Payout from Belong',
  lock: repo.lockPart,
  update: repo.updatePart,
  accountOf,
  onSent: async (db, part, { ref, traceId, arrivesOn }) => {
    const now = context.clock();
    await repo.updatePart(db, part.id, { status: 'sent', processorRef: ref, traceId, arrivesOn, sentAt: now });
    await payoutSent(db, part, part.amount, now);
    await settlePayout(db, part.payoutId, now);
    await notifySent(db, { ...part, arrivesOn }, context.siteUrl);
  },
  onRefused: (db, part, failure) => returnPart(db, part, { failure, isBank: true }, context),
});

/** It is owed to its person again. Where the bank account is the reason, nothing more goes there. */
async function returnPart(
  db: Db,
  part: PayoutPartRow,
  { failure, isBank }: { failure: string; isBank: boolean },
  { clock, siteUrl }: Context,
): Promise<void> {
  const now = clock();
  await repo.updatePart(db, part.id, { status: 'returned', failure, returnedAt: now });
  // What the processor refused had not left.
  if (part.status !== 'sending') await payoutReturned(db, part.id, now);
  if (isBank) await blockAccount(db, part.accountId, failure, now);
  await settlePayout(db, part.payoutId, now);
  await audit(db, {
    event: 'payout.returned',
    subject: `payout:${part.payoutId}`,
    detail: { partId: part.id, amount: part.amount, failure },
  });
  if (isBank) await notifyReturned(db, part, siteUrl);
}

/** Moves a payout to where its parts are. */
async function settlePayout(db: Db, id: string, now: Date): Promise<void> {
  const payout = await repo.lock(db, id);
  if (!payout) return;
  const parts = await repo.listParts(db, [id]);
  const replaced = new Set(parts.map(({ resends }) => resends));
  const statuses = parts.filter((part) => !replaced.has(part.id)).map(({ status }) => status);
  const all = (...wanted: string[]) => statuses.every((status) => wanted.includes(status));
  const events = [
    all('sent', 'paid', 'returned') && ('send' as const),
    all('paid') && ('pay' as const),
    statuses.includes('returned') && all('sent', 'paid', 'returned') && ('return' as const),
  ];
  let { status } = payout;
  for (const event of events) status = (event && payoutLifecycle.after(status, event)) || status;
  if (status !== payout.status) await repo.update(db, id, { status, updatedAt: now });
}

/** Asks where a sent part is by now. */
export async function refreshPart(services: Services, id: string): Promise<void> {
  const { db, payouts } = services;
  const known = await asSystem(db, async (trx) => {
    const part = await repo.lockPart(trx, id);
    return { part, account: await accountOf(trx, part) };
  });
  if (!known.part.processorRef) return;
  const answer = await payouts.read(known.account.processorAccount, known.part.processorRef);
  await asSystem(db, async (trx) => applyStatus(trx, await repo.lockPart(trx, id), answer, services));
}

async function applyStatus(
  db: Db,
  part: PayoutPartRow,
  { status, traceId, arrivesOn, failure = 'returned', cause }: SentPayout,
  context: Context,
): Promise<void> {
  if (status === 'returned' && payoutPartLifecycle.after(part.status, 'return'))
    return returnPart(db, part, { failure, isBank: cause === 'bank' }, context);
  if (status === 'paid' && payoutPartLifecycle.after(part.status, 'pay')) {
    await repo.updatePart(db, part.id, { status: 'paid', traceId, arrivesOn, paidAt: context.clock() });
    await settlePayout(db, part.payoutId, context.clock());
  }
}

/** Every part that is to leave, or was left half done. One that fails is tried again by the next run. */
export async function sendDue(services: Services): Promise<void> {
  const { db, clock } = services;
  const before = new Date(clock().getTime() - CLAIM_MS);
  const unsent = await asSystem(db, (trx) => repo.listUnsentParts(trx, before));
  await sendWithinBalance(services, partsOf(services), unsent);
}

/** What came back: its transfer is reversed, and it is sent again, alone, once its person has an account that works. */
export async function handleReturned(services: Services): Promise<void> {
  const { db, clock } = services;
  const unrecalled = inPages((after) => asSystem(db, (trx) => repo.listUnrecalledParts(trx, after)));
  await forEachRow(services, unrecalled, (id) => recallOutgoing(services, partsOf(services), id));
  const unsent = inPages((after) => asSystem(db, (trx) => repo.listOwedParts(trx, after)));
  await forEachRow(services, unsent, (id) => asSystem(db, (trx) => resendPart(trx, id, clock())));
}

async function resendPart(db: Db, id: string, now: Date): Promise<void> {
  const part = await repo.lockPart(db, id);
  const account = await usableAccount(db, part.personId, part.homeId);
  const since = part.returnedAt?.getTime() ?? 0;
  if (!account || (account.id === part.accountId && now.getTime() < since + SAME_ACCOUNT_MS)) return;
  const { payoutId, homeId, ownerId, personId, basisPoints, amount } = part;
  const resent = await repo.insertResentPart(db, {
    id: newId(now.getTime()),
    resends: id,
    accountId: account.id,
    payoutId,
    homeId,
    ownerId,
    personId,
    basisPoints,
    amount,
  });
  if (resent)
    await audit(db, { event: 'payout.resent', subject: `payout:${payoutId}`, detail: { partId: id, amount } });
}

/** Follows what was sent until no bank can send it back any more. */
export async function refreshSent(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const since = new Date(clock().getTime() - WATCHED_MS);
  const watched = inPages((after) => asSystem(db, (trx) => repo.listWatchedParts(trx, since, after)));
  await forEachRow(services, watched, (id) =>
    refreshPart(services, id).catch((err) => log.warn({ err, id }, 'payout part not refreshed')),
  );
}
