// One part of a payout on its way: claimed and booked, then ordered with a key of its own, then marked. Anyone who dies
// between two of these leaves something that the next run completes with the same key.

import { cents } from '@/contract/amounts/cents';
import { DAY_MS } from '@/contract/calendar/durations';
import { payoutLifecycle, payoutPartLifecycle } from '@/contract/money/payouts/constants';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { inPages } from '@/server/db/inPages';
import { failpoint } from '@/server/failpoint';
import { audit } from '@/server/http/audit';
import { forEachRow } from '@/server/jobs/forEachRow';
import { payoutReturned, payoutSent } from '@/server/modules/money/ledger';
import { blockAccount } from '@/server/modules/money/payoutAccounts';
import { notifyReturned, notifySent } from '@/server/modules/money/payouts/notifications';
import type { PayoutPartRow } from '@/server/modules/money/payouts/repo';
import * as repo from '@/server/modules/money/payouts/repo';
import type { SentPayout } from '@/server/providers/payouts/payouts';

const CLAIM_MS = 60_000;
/** A bank may send back what it has taken for so long. */
const WATCHED_MS = 10 * DAY_MS;

const accountOf = (db: Db, accountId: string) =>
  db
    .selectFrom('payoutAccounts')
    .select(['processorAccount', 'processorRef'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

/** Claims a part and books it as gone; undefined where somebody else has it or it is done. */
const claim = ({ db, clock }: Services, id: string) =>
  asSystem(db, async (trx) => {
    const part = await repo.lockPart(trx, id);
    const now = clock();
    if (part.status === 'sending') {
      if (part.claimedAt && part.claimedAt.getTime() > now.getTime() - CLAIM_MS) return undefined;
    } else if (!payoutPartLifecycle.after(part.status, 'claim')) return undefined;
    await repo.updatePart(trx, id, { status: 'sending', claimedAt: now });
    // Once, however often it is claimed.
    await payoutSent(trx, part, part.amount, now);
    return { part, account: await accountOf(trx, part.accountId) };
  });

/** Sends one part, however often it is asked and wherever it was killed before. */
export async function sendPart(services: Services, id: string): Promise<void> {
  const { db, payouts, clock, siteUrl } = services;
  const claimed = await claim(services, id);
  if (!claimed) return;
  const { part, account } = claimed;
  failpoint(services, 'payouts:beforeProvider');
  const answer = await payouts.send({
    key: id,
    account: account.processorAccount,
    bankRef: account.processorRef,
    amount: cents(part.amount),
    description: 'Payout from Belong',
  });
  failpoint(services, 'payouts:afterProvider');
  await asSystem(db, async (trx) => {
    const held = await repo.lockPart(trx, id);
    const now = clock();
    if ('refusal' in answer) {
      if (payoutPartLifecycle.after(held.status, 'refuse'))
        await returnPart(trx, held, answer.refusal, { now, siteUrl });
      return;
    }
    if (!payoutPartLifecycle.after(held.status, 'accept')) return;
    const { ref, traceId, arrivesOn } = answer;
    await repo.updatePart(trx, id, { status: 'sent', processorRef: ref, traceId, arrivesOn, sentAt: now });
    await settlePayout(trx, held.payoutId, now);
    await notifySent(trx, { ...held, arrivesOn }, siteUrl);
  });
}

/** The money is back: owed again, its account blocked, and its owner told. */
async function returnPart(
  db: Db,
  part: PayoutPartRow,
  failure: string,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Promise<void> {
  await repo.updatePart(db, part.id, { status: 'returned', failure, returnedAt: now });
  await payoutReturned(db, part.id, now);
  await blockAccount(db, part.accountId, failure, now);
  await settlePayout(db, part.payoutId, now);
  await audit(db, {
    event: 'payout.returned',
    subject: `payout:${part.payoutId}`,
    detail: { partId: part.id, amount: part.amount, failure },
  });
  await notifyReturned(db, part, siteUrl);
}

/** Moves a payout to where its parts are. */
async function settlePayout(db: Db, id: string, now: Date): Promise<void> {
  const payout = await repo.lock(db, id);
  if (!payout) return;
  const statuses = (await repo.listParts(db, [id])).map(({ status }) => status);
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
  const { db, payouts, clock, siteUrl } = services;
  const known = await asSystem(db, async (trx) => {
    const part = await repo.lockPart(trx, id);
    return { part, account: await accountOf(trx, part.accountId) };
  });
  if (!known.part.processorRef) return;
  const answer = await payouts.read(known.account.processorAccount, known.part.processorRef);
  await asSystem(db, async (trx) => applyStatus(trx, await repo.lockPart(trx, id), answer, { now: clock(), siteUrl }));
}

async function applyStatus(
  db: Db,
  part: PayoutPartRow,
  { status, traceId, arrivesOn, failure }: SentPayout,
  context: { now: Date; siteUrl: string },
): Promise<void> {
  if (status === 'returned' && payoutPartLifecycle.after(part.status, 'return'))
    return returnPart(db, part, failure ?? 'returned', context);
  if (status === 'paid' && payoutPartLifecycle.after(part.status, 'pay')) {
    await repo.updatePart(db, part.id, { status: 'paid', traceId, arrivesOn, paidAt: context.now });
    await settlePayout(db, part.payoutId, context.now);
  }
}

/** Every part that is to leave, or was left half done. One that fails is tried again by the next run. */
export async function sendDue(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const before = new Date(clock().getTime() - CLAIM_MS);
  const unsent = inPages((after) => asSystem(db, (trx) => repo.listUnsentParts(trx, before, after)));
  await forEachRow(services, unsent, (id) =>
    sendPart(services, id).catch((err) => log.warn({ err, id }, 'payout part still open')),
  );
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
