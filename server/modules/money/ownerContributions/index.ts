// What an owner owes for a home and can pay in: from the books, with what was asked for and what is on its way.

import { formatExactMoney } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import { formatDay } from '@/contract/format/days';
import type { ContributionRequestStatus } from '@/contract/money/ownerContributions/endpoints';
import type { Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { readOwed } from '@/server/modules/money/charges/handover';
import { accountBalance, homeAdvance, homeHeld, homePayable } from '@/server/modules/money/ledger';
import { payoutRules } from '@/server/modules/money/payoutAccounts';
import { notifyRequested } from './notifications';
import * as repo from './repo';

export { readHeld } from './repo';

const PENDING: readonly string[] = ['started', 'processing'];
const isPending = ({ status }: Pick<repo.PaidContribution, 'status'>) => PENDING.includes(status);
const sumOf = (list: readonly { amount: number }[]) => list.reduce((total, { amount }) => total + amount, 0);

export interface Due {
  /** Cents owed to us, and what the reserve lacks beside; both without what is on its way. */
  owed: number;
  reserveShort: number;
  pending: number;
  paid: repo.PaidContribution[];
  requests: (repo.RequestRow & { status: ContributionRequestStatus })[];
}

function statusOf(request: repo.RequestRow, paid: readonly repo.PaidContribution[]): ContributionRequestStatus {
  const own = paid.filter(({ requestId }) => requestId === request.id);
  if (own.some(({ status }) => status === 'succeeded')) return 'paid';
  if (own.some(isPending)) return 'processing';
  return request.withdrawnAt ? 'withdrawn' : 'open';
}

/** Cents of the owner that are there, below zero where they owe us. */
async function cashOf(db: Db, { homeId, ownerId, hasLease }: repo.ContributionHome): Promise<number> {
  const owned = { homeId, ownerId };
  const payable = await accountBalance(db, homePayable(owned));
  const { booked } = await readOwed(db, homeId);
  const advance = hasLease ? 0 : await accountBalance(db, homeAdvance(owned));
  return payable - booked - (await repo.sumUnsent(db, homeId)) - Math.max(0, advance);
}

/** The same by the id of the home. As the system. */
export async function readCash(db: Db, homeId: string, now: Date): Promise<number> {
  const home = await repo.findHome(db, homeId, now);
  return home ? cashOf(db, home) : 0;
}

/**
 * What is owed: what the books say below zero, without rent that is not there yet and without payouts that are still to leave;
 * and an advance that no lease pays back any more. As the system.
 */
export async function readDue(db: Db, home: repo.ContributionHome): Promise<Due> {
  const { homeId, ownerId, isLeaving } = home;
  const cash = (await cashOf(db, home)) + (await accountBalance(db, homeHeld({ homeId, ownerId })));
  const target = isLeaving || !ownerId ? 0 : (await payoutRules(db, homeId, ownerId, 0)).reserveCents;
  const paid = await repo.listByHome(db, homeId);
  const pendingOf = (isOne: (one: repo.PaidContribution) => boolean) =>
    sumOf(paid.filter((one) => isPending(one) && isOne(one)));
  const forReserve = pendingOf(({ kind }) => kind === 'reserve');
  const pending = pendingOf(() => true);
  return {
    owed: Math.max(0, -cash - (pending - forReserve)),
    reserveShort: Math.max(0, target - Math.max(0, cash) - forReserve),
    pending,
    paid,
    requests: (await repo.listRequests(db, homeId)).map((row) => ({ ...row, status: statusOf(row, paid) })),
  };
}

const invalid = (field: string, message: string) => new ApiError('invalid', message, { fields: { [field]: message } });

export interface NewContributionRequest {
  amountCents: number;
  reason: string;
  dueOn: string;
  heldUntil: string | null;
}

/** Asks the owner for a contribution: they get a letter, and it is among their to-dos. As the system. */
export async function requestContribution(
  db: Db,
  home: repo.ContributionHome,
  { amountCents: amount, reason, dueOn, heldUntil }: NewContributionRequest,
  { personId, now, siteUrl }: { personId: string; now: Date; siteUrl: string },
): Promise<string> {
  const { homeId, ownerId, timeZone } = home;
  if (!ownerId) throw conflict('This home has no owner.');
  if (dueOn < localDay(now, timeZone)) throw invalid('dueOn', 'Choose today or a later day.');
  if (heldUntil && heldUntil < dueOn)
    throw invalid('heldUntil', `Choose ${formatDay(dueOn, 'medium')} or a later day.`);
  const { owed } = await readDue(db, home);
  if (!heldUntil && amount > owed)
    throw invalid(
      'heldUntil',
      `The owner owes ${formatExactMoney(owed)}. For more, enter until when payouts keep the money.`,
    );
  const id = newId(now.getTime());
  await repo.insertRequest(db, {
    id,
    homeId,
    ownerId,
    amount,
    reason,
    dueOn,
    heldUntil,
    requestedBy: personId,
    requestedAt: now,
  });
  await notifyRequested(db, { id, homeId, ownerId, amount, reason, dueOn }, siteUrl);
  return id;
}

/** Takes a request back that was not paid. As the system. */
export async function withdrawRequest(
  db: Db,
  { id, homeId }: Pick<repo.RequestRow, 'id' | 'homeId'>,
  { personId, now }: { personId: string; now: Date },
): Promise<void> {
  const home = await repo.lockHome(db, homeId, now);
  const request = home && (await readDue(db, home)).requests.find((one) => one.id === id);
  if (request?.status !== 'open') throw conflict('This request is paid, on its way, or withdrawn already.');
  await repo.updateRequest(db, id, { withdrawnBy: personId, withdrawnAt: now });
}

interface WantedContribution {
  homeId: string;
  amountCents: number;
  reason: string;
  dueOn: string;
}

/** Asks for money that a cost to come lacks, which payouts keep until its day; null where there is no owner. As the system. */
export async function requestForCost(
  db: Db,
  { homeId, amountCents, reason, dueOn }: WantedContribution,
  caller: { personId: string; now: Date; siteUrl: string },
): Promise<string | null> {
  const home = await repo.lockHome(db, homeId, caller.now);
  if (!home?.ownerId) return null;
  const today = localDay(caller.now, home.timeZone);
  const day = dueOn < today ? today : dueOn;
  return requestContribution(db, home, { amountCents, reason, dueOn: day, heldUntil: day }, caller);
}

/** The cost is paid, or comes no more: an open request is withdrawn, and payouts keep nothing for it. As the system. */
export async function endRequest(
  db: Db,
  id: string,
  { personId, now }: { personId: string; now: Date },
): Promise<void> {
  const request = await repo.findRequest(db, id);
  const home = request && (await repo.lockHome(db, request.homeId, now));
  if (!request || !home) return;
  const status = (await readDue(db, home)).requests.find((one) => one.id === id)?.status;
  await repo.updateRequest(db, id, {
    heldUntil: null,
    ...(status === 'open' && { withdrawnBy: personId, withdrawnAt: now }),
  });
}
