// What a home earned and cost its owner in a month or a year. Both bases come from the same books: on a cash basis charges
// count as they are paid and costs as they are taken, on an accrual basis charges as they are due and costs as they come about.
import { cents } from '@/contract/amounts/cents';
import { endOfMonth } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { chargeKindRules } from '@/contract/money/charges/kinds';
import type { OwnerStatement, StatementLine } from '@/contract/money/payouts/endpoints';
import {
  STATEMENT_GROUPS,
  STATEMENT_LINE_KINDS,
  type StatementBasis,
  type StatementGroup,
  type StatementLineKind,
  statementGroupOf,
} from '@/contract/money/payouts/ownerStatement';
import type { Db } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import { type ItemLine, linesOfItem } from '@/server/modules/money/payouts/computation/itemLines';
import { type DatedItem, listBooked } from '@/server/modules/money/payouts/computation/queries';
import { listIncurred, listReceived, type Received } from './queries';

export interface StatementWish {
  basis: StatementBasis;
  /** A month such as `2026-12`, or a year. */
  period: string;
}

/** An amount on the day on which it counts. */
interface Dated {
  day: string;
  amount: number;
  kind: StatementLineKind;
  description: string;
}

/** Lines of what payouts themselves move; the second takes the fee in it. */
const payoutKinds: Readonly<Record<string, readonly [StatementLineKind, StatementLineKind?]>> = {
  feesEarned: ['management_fee', 'placement_fee'],
  guaranteePaid: ['guarantee'],
  guaranteeRepaid: ['guarantee_repaid'],
  advanceRepaid: ['advance_repaid'],
  payoutSent: ['payout'],
  payoutReturned: ['payout'],
  withheld: ['withholding'],
  stateWithheld: ['state_withholding'],
  installmentPaid: ['installment', 'installment_fee'],
  openingOwnerBalance: ['carried'],
  openingOwnerBalanceReversed: ['carried'],
};

const CHARGES: readonly string[] = ['charge', 'payerCharge', 'writeOff'];
const isCharge = ({ sourceType }: DatedItem) => CHARGES.includes(sourceType);
const isCost = ({ kind, sourceType }: DatedItem) => sourceType === 'expense' || kind === 'invoicePosted';

const chargeLine = (kind: Received['chargeKind']): Pick<Dated, 'kind' | 'description'> =>
  chargeKindRules[kind].isRent
    ? { kind: 'rent', description: '' }
    : { kind: 'charge', description: chargeKindRules[kind].label };

function linesOf(item: DatedItem): Dated[] {
  const { day, amount, feeCents } = item;
  if (item.sourceType === 'writeOff') return [{ day, amount, kind: 'written_off', description: '' }];
  if (isCharge(item)) return [{ day, amount, ...chargeLine(item.chargeKind ?? 'rent') }];
  const [kind, feeKind] = payoutKinds[item.kind] ?? [];
  if (!kind) return linesOfItem(item).map((line: ItemLine) => ({ day, ...line }));
  const line = { day, kind, description: '', amount: amount - feeCents };
  return feeKind ? [line, { ...line, kind: feeKind, amount: feeCents }] : [line];
}

const sumOf = (items: readonly { amount: number }[]) => items.reduce((sum, { amount }) => sum + amount, 0);

/** What items come to before a day, and with all of them. */
const atBothEnds = (from: string, items: readonly { day: string; amount: number }[]) => ({
  opening: cents(sumOf(items.filter(({ day }) => day < from))),
  closing: cents(sumOf(items)),
});

/** Lines of one kind and description, added up, in the order of the statement. */
function added(dated: readonly Dated[]): StatementLine[] {
  const totals = new Map<string, Dated>();
  for (const line of dated) {
    const key = `${line.kind} ${line.description}`;
    totals.set(key, { ...line, amount: (totals.get(key)?.amount ?? 0) + line.amount });
  }
  const place = ({ group, kind }: StatementLine) =>
    STATEMENT_GROUPS.indexOf(group) * STATEMENT_LINE_KINDS.length + STATEMENT_LINE_KINDS.indexOf(kind);
  return [...totals.values()]
    .filter(({ amount }) => amount !== 0)
    .map(({ kind, description, amount }) => ({
      kind,
      description,
      group: statementGroupOf(kind),
      amount: cents(amount),
    }))
    .sort((one, two) => place(one) - place(two));
}

interface StatementHome {
  homeId: string;
  address: string;
}

const zoneOf = async (db: Db, homeId: string): Promise<string> =>
  (
    await db
      .selectFrom('homes')
      .innerJoin('regions', 'regions.id', 'homes.regionId')
      .select('regions.timeZone')
      .where('homes.id', '=', homeId)
      .executeTakeFirstOrThrow()
  ).timeZone;

/** As the system. Refuses a period that has not begun. */
export async function readOwnerStatement(
  db: Db,
  { homeId, address }: StatementHome,
  { basis, period }: StatementWish,
  now: Date,
): Promise<OwnerStatement> {
  const timeZone = await zoneOf(db, homeId);
  const today = localDay(now, timeZone);
  const isYear = period.length === 4;
  const from = isYear ? `${period}-01-01` : `${period}-01`;
  const end = isYear ? `${period}-12-31` : endOfMonth(from);
  const isOver = end < today;
  const until = isOver ? end : today;
  if (from > today)
    throw new ApiError('invalid', 'This period has not begun.', {
      fields: { period: 'Choose a period that has begun' },
    });
  const booked = await listBooked(db, homeId, { until, timeZone });
  const received = await listReceived(db, homeId, { until, timeZone });
  const incurred = await listIncurred(db, homeId, { until, timeZone });
  const less = <T extends { amount: number }>(items: readonly T[]) =>
    items.map((item) => ({ ...item, amount: 0 - item.amount }));
  const paid = received.map(({ day, amount, chargeKind }) => ({ day, amount, ...chargeLine(chargeKind) }));
  const cash = [...booked.filter((item) => !isCharge(item)).flatMap(linesOf), ...paid];
  const accrued = [...booked.filter((item) => !isCost(item)), ...incurred].flatMap(linesOf);
  const counted = basis === 'cash' ? cash : accrued;
  const lines = added(counted.filter(({ day }) => day >= from));
  const of = (group: StatementGroup) => sumOf(lines.filter((line) => line.group === group));
  const isAccrual = basis === 'accrual';
  return {
    homeId,
    address,
    basis,
    from,
    until,
    lines,
    income: cents(of('income')),
    costs: cents(0 - of('cost')),
    net: cents(of('income') + of('cost')),
    other: cents(of('other')),
    balance: atBothEnds(from, counted),
    held: atBothEnds(from, cash),
    receivable: isAccrual ? atBothEnds(from, [...booked.filter(isCharge), ...less(paid)]) : null,
    payable: isAccrual ? atBothEnds(from, [...booked.filter(isCost), ...less(incurred)]) : null,
  };
}
