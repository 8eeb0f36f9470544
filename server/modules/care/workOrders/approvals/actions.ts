// What a repair costs and who says yes: quotes, the owner's decision, and their own Pro with proof.
import { Temporal } from 'temporal-polyfill';
import type * as z from 'zod';
import { formatExactMoney } from '@/contract/amounts/cents';
import { HOUR_MS } from '@/contract/calendar/durations';
import { APPROVAL_DAYS, MAX_QUOTES, statusAfter } from '@/contract/care/workOrders/constants';
import type { Approval } from '@/contract/care/workOrders/endpoints';
import type { workOrdersSchemas } from '@/contract/care/workOrders/schemas';
import { canSpread, MAX_SPREAD_CENTS, MIN_SPREAD_CENTS } from '@/contract/money/smoothPayments/constants';
import { REPAIR_APPROVAL_CENTS } from '@/contract/onboarding/agreements/constants';
import { doneProblem } from '@/contract/onboarding/proposals/constants';
import { nextBusinessDay } from '@/server/calendar/businessDays';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import {
  type ActingPerson,
  addEvent,
  declineProblem,
  isHabitability,
  moveWorkOrder,
  type WorkOrderCall,
} from '@/server/modules/care/workOrders';
import { notifySide } from '@/server/modules/care/workOrders/notifications';
import { prepaidOf, requireNoPaidQuote } from '@/server/modules/care/workOrders/prepayment/prepayment';
import type { WorkOrderRow } from '@/server/modules/care/workOrders/repo';
import * as repo from '@/server/modules/care/workOrders/repo';
import { decideQuotes, insertQuote, listQuotes, totalOf } from './repo';

type NewQuote = z.output<typeof workOrdersSchemas.addQuote.body>;

/** Left of the law's time at least when the owner's time is over, to do the work. */
const WORK_HOURS = 12;

/** Until when the owner decides: three business days, sooner where the law's clock is. */
export function approvalDeadline(
  row: Pick<WorkOrderRow, 'tier' | 'repairKind' | 'lawDueAt' | 'timeZone'>,
  now: Date,
): Date {
  let day = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(row.timeZone).toPlainDate();
  for (let n = 0; n < APPROVAL_DAYS; n += 1) day = nextBusinessDay(day);
  const plainTime = new Temporal.PlainTime(18);
  const usual = day.toZonedDateTime({ timeZone: row.timeZone, plainTime }).epochMilliseconds;
  if (!isHabitability(row) || !row.lawDueAt) return new Date(usual);
  const early = row.lawDueAt.getTime() - WORK_HOURS * HOUR_MS;
  return new Date(Math.max(now.getTime() + HOUR_MS, Math.min(usual, early)));
}

/** Up to what work goes ahead without asking: the owner's threshold; a resident agreed to the price of their order alone. */
export const thresholdOf = async (
  db: WorkOrderCall['db'],
  { homeId, paidBy }: Pick<WorkOrderRow, 'homeId' | 'paidBy'>,
) => (paidBy === 'resident' ? 0 : ((await repo.findThreshold(db, homeId)) ?? REPAIR_APPROVAL_CENTS));

/**
 * Stores a quote. Within the threshold, or where life is in danger, the work goes ahead; above it the owner decides among up to three.
 */
export async function addQuote(
  call: WorkOrderCall,
  id: string,
  quote: NewQuote,
  by: ActingPerson,
  proId: string | null = null,
) {
  const { db, now } = call;
  const row = await repo.lock(db, id);
  const waits = row.status === 'awaiting_approval';
  if (!waits && !statusAfter(row.status, 'request_approval', by.role))
    throw conflict('This repair has moved on. Reload the page.');
  const known = await listQuotes(db, id);
  if (known.filter(({ status }) => status === 'offered').length >= MAX_QUOTES)
    throw conflict(`An owner compares up to ${MAX_QUOTES} quotes.`);
  const totalCents = totalOf(quote.lines, quote.taxCents);
  const quoteId = newId(now.getTime());
  await insertQuote(db, row, { ...quote, id: quoteId, totalCents, proId }, now);
  await addEvent(call, row, by, {
    kind: 'quote',
    audience: row.paidBy,
    body: `${quote.vendorName}: ${formatExactMoney(totalCents)}. ${quote.diagnosis}`,
  });
  if (waits) return notifyQuote(call, row, quoteId);
  const threshold = await thresholdOf(db, row);
  if (totalCents <= Math.max(threshold, row.approvedCents ?? 0)) {
    await decideQuotes(db, id, quoteId, by.id, now);
    await repo.update(db, id, { approvedCents: totalCents }, now);
    if (statusAfter(row.status, 'proceed', 'system'))
      await moveWorkOrder(
        call,
        id,
        'proceed',
        { role: 'system', id: null, name: '' },
        {
          reason:
            row.paidBy === 'resident'
              ? 'Within the price of the order.'
              : `Within the ${formatExactMoney(threshold)} that the owner agreed to.`,
          audience: row.paidBy,
        },
      );
    return;
  }
  await moveWorkOrder(call, id, 'request_approval', by, {
    change: { approvalDueAt: approvalDeadline(row, now), secondQuoteWanted: false },
  });
}

async function notifyQuote({ db, services, now }: WorkOrderCall, row: WorkOrderRow, quoteId: string): Promise<void> {
  await repo.update(db, row.id, { secondQuoteWanted: false }, now);
  await notifySide(db, services, row, row.paidBy, {
    cause: `quote:${quoteId}`,
    subject: 'Another quote',
    text: 'Compare the quotes, then decide.',
  });
}

/** Over how many months what was approved is paid; null where it comes out of the next payout. */
function spreadMonthsOf({ payment, months }: Extract<Approval, { decision: 'approve' }>, totalCents: number) {
  if (payment !== 'spread') return null;
  if (!canSpread(totalCents))
    throw conflict(
      `You can spread from ${formatExactMoney(MIN_SPREAD_CENTS)} to ${formatExactMoney(MAX_SPREAD_CENTS)}.`,
    );
  if (months === null)
    throw new ApiError('invalid', 'Choose over how many months.', {
      fields: { months: 'Choose over how many months' },
    });
  return months;
}

/** The owner's decision. Approving and canceling at once: anyone who is second hears 409. */
export async function decideApproval(call: WorkOrderCall, id: string, body: Approval, by: ActingPerson) {
  const { db, services, now } = call;
  if (body.decision === 'approve') {
    const row = await repo.lock(db, id);
    const quote = (await listQuotes(db, id)).find(({ id: quoteId }) => quoteId === body.quoteId);
    if (!quote) throw notFound();
    if (row.status === 'awaiting_approval' && quote.status !== 'offered')
      throw conflict('This quote no longer stands.');
    const spreadMonths = row.paidBy === 'resident' ? null : spreadMonthsOf(body, quote.totalCents);
    await requireNoPaidQuote(db, id, quote.id);
    if (body.payment === 'now' && row.paidBy === 'owner' && (await prepaidOf(db, id)) < quote.totalCents)
      throw conflict('Your payment didn’t go through. Choose how you want to pay again.');
    await moveWorkOrder(call, id, 'approve', by, {
      change: {
        approvedCents: quote.totalCents,
        spreadMonths,
        approvalDueAt: null,
        payment: row.paidBy === 'resident' ? null : body.payment,
      },
    });
    await decideQuotes(db, id, quote.id, by.id, now);
    return;
  }
  if (body.decision !== 'ask') await requireNoPaidQuote(db, (await repo.lock(db, id)).id);
  if (body.decision === 'decline') {
    await moveWorkOrder(call, id, 'owner_decline', by, {
      reason: body.reason,
      check: declineProblem,
      change: { approvalDueAt: null },
    });
    await decideQuotes(db, id, null, by.id, now);
    return;
  }
  if (body.decision === 'own_vendor') {
    await moveWorkOrder(call, id, 'use_own_vendor', by, {
      reason: `Their own Pro does it: ${body.vendorName}`,
      change: { ownVendorName: body.vendorName, approvalDueAt: null, proofStatus: null, proofDocumentId: null },
    });
    await decideQuotes(db, id, null, by.id, now);
    return;
  }
  const row = await repo.lock(db, id);
  if (row.status !== 'awaiting_approval') throw conflict('This repair has moved on. Reload the page.');
  const isSecond = body.decision === 'second_quote';
  const payer = row.paidBy === 'resident' ? 'The resident' : 'The owner';
  const text = isSecond ? `${payer} wants a second quote.` : body.question;
  if (isSecond) await repo.update(db, id, { secondQuoteWanted: true }, now);
  await addEvent(call, row, by, { kind: 'approval', audience: row.paidBy, body: text });
  await notifySide(db, services, row, 'staff', {
    cause: `${body.decision}:${now.getTime()}`,
    subject: isSecond ? 'A second quote is wanted' : `${payer} has a question`,
    text,
  });
}

export async function submitVendorProof(call: WorkOrderCall, id: string, documentId: string, by: ActingPerson) {
  const { db, services, now } = call;
  const row = await repo.lock(db, id);
  if (!row.ownVendorName || row.status !== 'approved') throw conflict('Choose your own Pro for this repair first.');
  if (row.proofStatus === 'accepted') throw conflict('We accepted your proof already.');
  if (!by.id || !(await repo.ownsDocument(db, by.id, documentId)))
    throw notFound('We couldn’t find that file among your documents.');
  await repo.update(db, id, { proofDocumentId: documentId, proofStatus: 'submitted', proofNote: null }, now);
  await addEvent(call, row, by, { kind: 'approval', audience: 'owner', body: 'Proof of work was uploaded.' });
  await notifySide(db, services, row, 'staff', {
    cause: `proof:${documentId}`,
    subject: 'Proof of work to review',
    text: 'The owner’s own Pro did the work. Please check the proof.',
  });
}

export async function checkVendorProof(
  call: WorkOrderCall,
  id: string,
  { accepted, note }: { accepted: boolean; note: string },
  by: ActingPerson,
) {
  const { db, services, now } = call;
  const row = await repo.lock(db, id);
  if (row.proofStatus !== 'submitted') throw conflict('There is no proof to check.');
  if (!accepted && note === '')
    throw new ApiError('invalid', 'Say what is missing.', { fields: { note: 'Say what is missing' } });
  const proofStatus = accepted ? 'accepted' : 'refused';
  await repo.update(db, id, { proofStatus, proofNote: note || null }, now);
  const problem = doneProblem({
    severity: 'must_do',
    included: true,
    priceCents: 0,
    doneAt: null,
    decision: 'own_vendor',
    proofStatus,
  });
  if (!problem) return void (await moveWorkOrder(call, id, 'finish', by, { reason: note }));
  await addEvent(call, row, by, { kind: 'approval', audience: 'owner', body: note });
  await notifySide(db, services, row, 'owner', {
    cause: `proofRefused:${row.proofDocumentId}`,
    subject: 'We need new proof of the work',
    text: note,
  });
}
