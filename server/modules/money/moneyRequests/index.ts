// Money that goes back, and entries by hand: what one person asks for is checked when it is asked and once more when
// another one approves it. What the processor has to do follows in a job, under the id of the request.

import { Temporal } from 'temporal-polyfill';
import { formatExactMoney } from '@/contract/amounts/cents';
import { formatDay } from '@/contract/format/days';
import { canPostByHand } from '@/contract/money/ledger/constants';
import { isActionKind, type ManualLine, moneyRequestLifecycle } from '@/contract/money/moneyRequests/constants';
import type { NewMoneyRequest } from '@/contract/money/moneyRequests/endpoints';
import { routes } from '@/contract/routes';
import type { ActionCaller } from '@/server/approvals/types';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { queueMessage } from '@/server/modules/account/outbox';
import { findProfile } from '@/server/modules/account/users';
import {
  findRefundableCredit,
  refundCredit,
  stopCreditCheck,
} from '@/server/modules/money/charges/creditRefunds/creditRefunds';
import {
  accountBalance,
  accountsByCode,
  findCheckPosting,
  firstOpenDay,
  type LedgerAccount,
  manualEntryPosted,
} from '@/server/modules/money/ledger';
import {
  feeOfRefund,
  findOwedRefund,
  findPaymentById,
  payOwedRefund,
  refundableOf,
  refundByCheck,
  stopOwedCheck,
  stopRefundCheck,
} from '@/server/modules/money/payments';
import { isSeenByBank, recheckTrust } from '@/server/modules/money/reconciliations';
import { refuseHeldCheck } from '@/server/modules/money/unclaimedProperty/held';
import { refuseRepeatedRequest } from './repeats';
import type { MoneyRequestRow } from './repo';
import * as repo from './repo';
import { carryOutAction } from './submission';

interface Caller extends ActionCaller {
  siteUrl: string;
}

const invalid = (field: string, message: string) => new ApiError('invalid', message, { fields: { [field]: message } });

/** What it takes to ask for a refund, or a refusal. */
async function readRefund(db: Db, { paymentId, amountCents, checkNumber }: NewMoneyRequest & { kind: 'refund' }) {
  const payment = await findPaymentById(db, paymentId);
  if (!payment) throw notFound();
  if (!checkNumber && payment.method !== 'card' && payment.method !== 'bank')
    throw invalid('checkNumber', 'This came by check or money order. Enter the number of the check you send.');
  const left = (await refundableOf(db, payment)) - (await repo.askedOf(db, 'paymentId', paymentId));
  if (amountCents > left)
    throw invalid(
      'amountCents',
      left > 0
        ? `At most ${formatExactMoney(left)} of this payment can go back. The rest paid charges.`
        : 'Nothing of this payment can go back: it paid charges, or it is asked for already.',
    );
  return { kind: 'refund' as const, paymentId, amount: amountCents, checkNumber: checkNumber ?? null };
}

async function readOwedRefund(db: Db, { refundId, checkNumber }: NewMoneyRequest & { kind: 'owed_refund' }) {
  const owed = await findOwedRefund(db, refundId);
  if (!owed || (await repo.isRefundAskedFor(db, refundId)))
    throw conflict('This refund isn’t owed, or its check is asked for already.');
  return { kind: 'owed_refund' as const, refundId, amount: owed.amount, checkNumber };
}

async function readCreditRefund(
  db: Db,
  { creditId, payeeId, amountCents: amount, checkNumber }: NewMoneyRequest & { kind: 'credit_refund' },
) {
  const credit = await findRefundableCredit(db, creditId);
  if (!credit) throw notFound();
  if (!credit.payeeIds.includes(payeeId)) throw invalid('payeeId', 'Choose a resident of this lease.');
  const left = credit.left - (await repo.askedOf(db, 'creditId', creditId));
  if (amount > left)
    throw invalid(
      'amountCents',
      left > 0
        ? `At most ${formatExactMoney(left)} of this credit can be refunded. The rest paid charges.`
        : 'Nothing of this credit can be refunded: it paid charges, or it is asked for already.',
    );
  return { kind: 'credit_refund' as const, creditId, payeeId, amount, checkNumber };
}

/** Accounts of the lines, each of which takes entries by hand; together the lines are nothing. */
async function readLines(db: Db, lines: readonly ManualLine[]): Promise<{ account: LedgerAccount; amount: number }[]> {
  const known = await accountsByCode(
    db,
    lines.map(({ code }) => code),
  );
  if (new Set(lines.map(({ code }) => code)).size < lines.length)
    throw invalid('entries', 'Each account can be in one line only.');
  if (lines.reduce((sum, { amount }) => sum + amount, 0) !== 0)
    throw invalid('entries', 'Debits and credits must be the same amount.');
  return lines.map(({ code, amount }, n) => {
    const account = known.get(code);
    if (!account) throw invalid(`entries.${n}.code`, `There is no account ${code}.`);
    if (!canPostByHand(code))
      throw invalid(
        `entries.${n}.code`,
        'What residents owe is changed on the lease: add a charge, give a credit, or waive one.',
      );
    return { account, amount };
  });
}

/** Where no month was ever closed: the last day of a month on which entries by hand still change the month before. */
const MONTH_CLOSES_ON = '10';

/** The first office day that an entry by hand can be of: what was closed stays as it was. */
async function firstDayByHand(db: Db, today: string): Promise<string> {
  const open = await firstOpenDay(db);
  if (open) return open;
  const month = Temporal.PlainDate.from(today).with({ day: 1 });
  return (today.slice(8) <= MONTH_CLOSES_ON ? month.subtract({ months: 1 }) : month).toString();
}

async function readManualEntry(
  db: Db,
  { entries, effectiveOn, documentId }: NewMoneyRequest & { kind: 'manual_entry' },
  { personId, now }: Caller,
) {
  if (effectiveOn > officeDay(now)) throw invalid('effectiveOn', 'Choose today or an earlier day.');
  const first = await firstDayByHand(db, officeDay(now));
  if (effectiveOn < first)
    throw invalid(
      'effectiveOn',
      `The months before ${formatDay(first, 'medium')} are closed. Choose that day or a later one.`,
    );
  if (documentId && !(await repo.isOwnDocument(db, documentId, personId)))
    throw invalid('documentId', 'Choose a file among your own documents.');
  const lines = entries.map(({ code, amountCents: amount }) => ({ code, amount }));
  await readLines(db, lines);
  const amount = lines.reduce((sum, line) => sum + Math.max(0, line.amount), 0);
  return { kind: 'manual_entry' as const, effectiveOn, documentId, amount, entries: JSON.stringify(lines) };
}

/** What makes two requests the same. */
function repeatOf(values: {
  kind: NewMoneyRequest['kind'];
  amount: number;
  paymentId?: string;
  creditId?: string;
  entries?: string;
}) {
  const { kind, amount, paymentId, creditId, entries } = values;
  if (paymentId) return { kind, amount, subject: { column: 'paymentId' as const, id: paymentId } };
  if (creditId) return { kind, amount, subject: { column: 'creditId' as const, id: creditId } };
  return { kind, amount, subject: null, ...(entries !== undefined && { entries }) };
}

/** Asks for it; nothing moves. As the system. */
export async function requestMoney(db: Db, wish: NewMoneyRequest, caller: Caller): Promise<string> {
  const values =
    wish.kind === 'refund'
      ? await readRefund(db, wish)
      : wish.kind === 'owed_refund'
        ? await readOwedRefund(db, wish)
        : wish.kind === 'credit_refund'
          ? await readCreditRefund(db, wish)
          : await readManualEntry(db, wish, caller);
  const { personId: requestedBy, now: requestedAt } = caller;
  if (wish.kind !== 'owed_refund' && !wish.isRepeat) await refuseRepeatedRequest(db, repeatOf(values), caller);
  const id = newId(requestedAt.getTime());
  await repo.insert(db, { id, status: 'requested', ...values, reason: wish.reason, requestedBy, requestedAt });
  return id;
}

const DAY_END = 'T20:00:00Z';

async function postManualEntry(db: Db, { id, entries, effectiveOn }: MoneyRequestRow, now: Date): Promise<void> {
  if ((effectiveOn ?? '') < (await firstDayByHand(db, officeDay(now))))
    throw conflict('The month of this entry is closed by now. Decline it, and ask for an entry of today.');
  const lines = await readLines(db, entries ?? []);
  for (const { account, amount } of lines) {
    const change = account.normalSide === 'D' ? amount : -amount;
    const { minBalance, code } = account;
    if (minBalance !== undefined && (await accountBalance(db, account)) + change < minBalance)
      throw conflict(`The account ${code} doesn’t hold that much.`);
  }
  await manualEntryPosted(db, { id, entries: lines }, new Date(`${effectiveOn}${DAY_END}`));
}

/** Who paid, or who gets the check of a credit. */
async function findPayee(db: Db, request: MoneyRequestRow) {
  const paymentId = request.paymentId ?? (await findRefundPayment(db, request.refundId));
  const payment = paymentId ? await findPaymentById(db, paymentId) : undefined;
  const payeeId = request.payeeId ?? payment?.payerId;
  return payeeId ? findProfile(db, payeeId) : undefined;
}

/** Who gets it hears that money is on its way to them. */
async function notifyPayee(db: Db, request: MoneyRequestRow, { siteUrl }: Pick<Caller, 'siteUrl'>): Promise<void> {
  const view = await repo.find(db, request.id);
  const payee = await findPayee(db, request);
  if (!payee) return;
  const { id, kind, paymentId, amount } = request;
  const fee = kind === 'refund' && paymentId ? await feeOfRefund(db, { id, paymentId, amount }) : 0;
  await queueMessage(db, {
    dedupeKey: `refund-sent:${request.id}`,
    channel: 'email',
    recipient: payee.email,
    template: 'refundSent',
    data: {
      name: payee.firstName,
      cents: amount + fee,
      reason: request.reason,
      check: request.checkNumber,
      method: view?.label ?? '',
      link: `${siteUrl}${routes.accounts.payments()}`,
    },
  });
}

async function findRefundPayment(db: Db, refundId: string | null): Promise<string | undefined> {
  if (!refundId) return undefined;
  const row = await db.selectFrom('refunds').select('paymentId').where('id', '=', refundId).executeTakeFirst();
  return row?.paymentId;
}

const needsProcessor = ({ kind, checkNumber }: MoneyRequestRow) => kind === 'refund' && !checkNumber;

/** Moves a request that is still where the event can start from; refuses otherwise. */
function requireNext(request: MoneyRequestRow, event: 'approve' | 'complete' | 'decline' | 'withdraw') {
  const status = moneyRequestLifecycle.after(request.status, event);
  if (!status) throw conflict('This request is already decided. Please look at it again.');
  return status;
}

/** Another person agrees: it is done at once, or, where the processor has to, by the job that follows. As the system. */
export async function approveRequest(db: Db, id: string, caller: Caller): Promise<void> {
  const request = await repo.lock(db, id);
  if (request.requestedBy === caller.personId) throw conflict('You asked for this, so another person decides.');
  const { now } = caller;
  const isLater = needsProcessor(request);
  const status = requireNext(request, isLater ? 'approve' : 'complete');
  const { kind, paymentId, refundId, creditId, amount, reason, checkNumber } = request;
  if (isActionKind(kind)) {
    await carryOutAction(db, request, kind, caller);
    if (kind === 'payer_payment' || kind === 'payer_return') await recheckTrust(db, now);
  } else if (isLater) await enqueue(db, 'makeRequestedRefund', { id }, { jobKey: `money-request:${id}` });
  else if (kind === 'manual_entry') {
    await postManualEntry(db, request, now);
    await recheckTrust(db, now);
  } else if (paymentId && checkNumber) await refundByCheck(db, { id, paymentId, amount, reason, checkNumber }, now);
  else if (refundId && checkNumber) await payOwedRefund(db, { id, refundId, checkNumber }, now);
  else if (creditId) await refundCredit(db, { id, creditId, amount }, now);
  await repo.update(db, id, { status, decidedBy: caller.personId, decidedAt: now });
  if (!isLater && kind !== 'manual_entry' && !isActionKind(kind)) await notifyPayee(db, request, caller);
}

/** The processor has answered a refund: it is made, or it says why not. Once. */
export async function settleRequest(
  db: Db,
  id: string,
  outcome: { failure: string | null },
  site: Pick<Caller, 'siteUrl'>,
): Promise<void> {
  const request = await repo.lock(db, id);
  const status = moneyRequestLifecycle.after(request.status, outcome.failure === null ? 'complete' : 'fail');
  if (!status) return;
  await repo.update(db, id, { status, note: outcome.failure });
  if (status === 'done') await notifyPayee(db, request, site);
}

export async function closeRequest(
  db: Db,
  id: string,
  { event, note, personId, now }: { event: 'decline' | 'withdraw'; note?: string; personId: string; now: Date },
): Promise<void> {
  const request = await repo.lock(db, id);
  if (event === 'decline' && request.requestedBy === personId)
    throw conflict('You asked for this, so another person decides.');
  const status = requireNext(request, event);
  await repo.update(db, id, { status, note: note ?? null, decidedBy: personId, decidedAt: now });
}

/**
 * The check was lost, and the bank has stopped it: what it paid is owed again, and goes out by a new request. A check
 * that a statement shows as paid is refused.
 */
export async function stopCheck(db: Db, id: string, { reason, ...caller }: Caller & { reason: string }): Promise<void> {
  const request = await repo.lock(db, id);
  const { kind, paymentId, refundId, creditId, amount, checkNumber } = request;
  const status = moneyRequestLifecycle.after(request.status, 'stop');
  if (!status || !checkNumber || kind === 'manual_entry') throw conflict('No check of this request is on its way.');
  const { now, personId: stoppedBy, siteUrl } = caller;
  const posting = isActionKind(kind) ? undefined : await findCheckPosting(db, kind, id);
  if (!posting)
    throw conflict('This check is from before checks could be stopped. Post an entry by hand, and ask for a new one.');
  await refuseHeldCheck(db, id);
  if (await isSeenByBank(db, posting.id))
    throw conflict(`The bank has paid check ${checkNumber}. It can’t be stopped any more.`);
  if (paymentId) await stopRefundCheck(db, id, now);
  else if (refundId) await stopOwedCheck(db, { id, refundId }, now);
  else if (creditId) await stopCreditCheck(db, { id, creditId, amount }, now);
  await repo.update(db, id, { status, stoppedBy, stoppedAt: now, stopReason: reason });
  await recheckTrust(db, now);
  await notifyStopped(db, request, { siteUrl });
}

/** Who was to get the check hears that it is worth nothing any more, and that the money is still theirs. */
async function notifyStopped(db: Db, request: MoneyRequestRow, { siteUrl }: Pick<Caller, 'siteUrl'>): Promise<void> {
  const payee = await findPayee(db, request);
  if (!payee) return;
  await queueMessage(db, {
    dedupeKey: `check-stopped:${request.id}`,
    channel: 'email',
    recipient: payee.email,
    template: 'leaseRefundFailed',
    data: {
      name: payee.firstName,
      cents: request.amount,
      check: request.checkNumber,
      link: `${siteUrl}${routes.accounts.inbox()}?new=1`,
    },
  });
}
