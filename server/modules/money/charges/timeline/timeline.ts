// Timeline of an account, from its rows. Each line shows the balance after it.

import { fullName } from '@/contract/account/users/personName';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import type { TimelineItem } from '@/contract/money/charges/endpoints';
import { chargeKindRules } from '@/contract/money/charges/kinds';
import type { Db } from '@/server/db/client';
import { type AccountAccess, expectedOn } from '@/server/modules/money/charges/account/account';
import { effectiveOn } from '@/server/modules/money/charges/creation';
import * as repo from '@/server/modules/money/charges/repo';
import * as queries from './queries';

/** `change` is what it does to what is owed; `amount` what it is about, where that is not the same (yet). */
type Line = Omit<TimelineItem, 'at' | 'balanceCents' | 'cents' | 'receiptId'> & {
  at: Date;
  change: number;
  amount?: number;
  receiptId?: string | null;
};

type PaymentLine = Awaited<ReturnType<typeof repo.listPayments>>[number];
type RefundRow = Awaited<ReturnType<typeof queries.listRefunds>>[number];
type CreditRefundRow = Awaited<ReturnType<typeof queries.listCreditRefunds>>[number];

const METHOD_LABELS = {
  card: 'Card',
  bank: 'Bank account',
  check: 'Check',
  money_order: 'Money order',
  agency: 'Collection agency',
} as const;

type DisputedPart = Awaited<ReturnType<typeof queries.listDisputedParts>>[number];

interface Viewer extends AccountAccess {
  personId: string;
}

const isTheirs = ({ payerId }: PaymentLine, { personId, side }: Viewer) => payerId === personId || side === 'staff';

/** Residents see the way each other paid as little as the homeowner does: only that, and who. */
function describePayer(payment: PaymentLine, viewer: Viewer): string {
  if (isTheirs(payment, viewer)) {
    const label = payment.label || METHOD_LABELS[payment.method];
    return payment.fee > 0 ? `${label} · plus a ${formatExactMoney(payment.fee)} card fee` : label;
  }
  return `Paid by ${fullName(payment)}`;
}

function paymentLines(payment: PaymentLine, viewer: Viewer, timeZone: string): Line[] {
  const { id, status, createdAt, amount } = payment;
  const detail = describePayer(payment, viewer);
  const base = { detail, expectedOn: expectedOn(payment, { timeZone }) };
  const isPending = status === 'started' || status === 'processing';
  const hasCome = !isPending && status !== 'failed';
  const lines: Line[] = [
    {
      id: `payment:${id}`,
      at: createdAt,
      kind: 'payment',
      title: 'Payment',
      ...base,
      status: isPending ? 'pending' : hasCome ? 'done' : 'failed',
      change: hasCome ? -amount : 0,
      receiptId: isTheirs(payment, viewer) ? payment.receiptId : null,
      ...(!hasCome && { amount: -amount }),
    },
  ];
  if (payment.returnedAt)
    lines.push({
      id: `returned:${id}`,
      at: payment.returnedAt,
      kind: 'returned',
      title: 'Payment returned by the bank',
      ...base,
      status: 'done',
      change: amount,
    });
  if (payment.reinstatedAt)
    lines.push({
      id: `reinstated:${id}`,
      at: payment.reinstatedAt,
      kind: 'payment',
      title: 'Payment received again',
      ...base,
      status: 'done',
      change: -amount,
    });
  return lines;
}

/** One refund on its own day. Who paid, and our team, also read why, and by which check. */
function refundLine(refund: RefundRow, payment: PaymentLine, viewer: Viewer): Line {
  const { id, createdAt, amount, reason, paidByCheck, status } = refund;
  const check = paidByCheck && `check ${paidByCheck}`;
  return {
    id: `refund:${id}`,
    at: createdAt,
    kind: 'refund',
    title: 'Refund',
    expectedOn: null,
    detail: isTheirs(payment, viewer)
      ? [reason, check || payment.label].filter(Boolean).join(' · ')
      : describePayer(payment, viewer),
    status: status === 'started' ? 'pending' : 'done',
    change: amount,
  };
}

/** A refund of a credit is by check. Who got it, and our team, also read why, and by which check. */
function creditRefundLine(refund: CreditRefundRow, { personId, side }: Viewer): Line {
  const { id, amount, reason, checkNumber, decidedAt, payeeId } = refund;
  const isTheirOwn = payeeId === personId || side === 'staff';
  const payee = fullName(refund);
  return {
    id: `refund:${id}`,
    at: decidedAt,
    kind: 'refund',
    title: 'Refund of a credit',
    expectedOn: null,
    detail: isTheirOwn ? `${reason} · check ${checkNumber}` : `Paid to ${payee}`,
    status: 'done',
    change: amount,
  };
}

/** A part of a payment that the bank took back, and gave again where the dispute was won. */
function disputedLines({ id, amount, createdAt, wonAt }: DisputedPart): Line[] {
  const done = { detail: null, expectedOn: null, status: 'done' } as const;
  const taken: Line = {
    id: `disputed:${id}`,
    at: createdAt,
    kind: 'returned',
    title: 'Part of a payment returned by the bank',
    ...done,
    change: amount,
  };
  if (!wonAt) return [taken];
  return [
    taken,
    { ...taken, id: `won:${id}`, at: wonAt, kind: 'payment', title: 'Payment received again', change: -amount },
  ];
}

/** As the system. The newest comes first; charges count from the day they are due. */
export async function presentTimeline(db: Db, viewer: Viewer, now: Date): Promise<{ items: TimelineItem[] }> {
  const { leaseId } = viewer;
  const lease = await repo.findLease(db, leaseId);
  if (!lease) return { items: [] };
  const [charges, payments, refunds, credits, creditRefunds, disputed] = [
    await repo.listCharges(db, leaseId),
    await repo.listPayments(db, leaseId),
    await queries.listRefunds(db, leaseId),
    await repo.listCredits(db, leaseId),
    await queries.listCreditRefunds(db, leaseId),
    await queries.listDisputedParts(db, leaseId),
  ];
  const today = localDay(now, lease.timeZone);
  const done = { status: 'done', expectedOn: null } as const;
  const lines: Line[] = charges
    .filter(({ status, dueOn }) => status !== 'voided' && dueOn <= today)
    .flatMap((charge) => [
      {
        id: `charge:${charge.id}`,
        at: effectiveOn(charge.dueOn),
        kind: 'charge' as const,
        ...done,
        title: charge.description,
        detail: chargeKindRules[charge.kind].showsReason ? charge.reason : null,
        change: charge.amount,
      },
      // What is written off is still owed.
      ...(charge.credited > charge.writtenOff
        ? [
            {
              id: `waiver:${charge.id}`,
              at: charge.waivedAt ?? charge.updatedAt,
              kind: 'waiver' as const,
              ...done,
              title: `${charge.description} waived`,
              detail: charge.waiveReason,
              change: charge.writtenOff - charge.credited,
            },
          ]
        : []),
    ]);
  for (const credit of credits)
    lines.push({
      id: `credit:${credit.id}`,
      at: credit.createdAt,
      kind: 'credit',
      title: 'Credit',
      ...done,
      detail: credit.reason,
      change: -credit.amount,
    });
  lines.push(...disputed.flatMap(disputedLines));
  lines.push(...creditRefunds.map((refund) => creditRefundLine(refund, viewer)));
  for (const payment of payments) {
    lines.push(...paymentLines(payment, viewer, lease.timeZone));
    for (const refund of refunds.filter(({ paymentId }) => paymentId === payment.id))
      lines.push(refundLine(refund, payment, viewer));
  }
  lines.sort((one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1));
  let balance = 0;
  const items = lines.map(({ at, change, amount = change, receiptId = null, ...line }) => {
    balance += change;
    return { ...line, receiptId, at: at.toISOString(), cents: cents(amount), balanceCents: cents(balance) };
  });
  return { items: items.reverse() };
}
