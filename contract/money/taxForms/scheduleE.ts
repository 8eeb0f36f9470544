// A homeowner's year in the lines of Schedule E (Form 1040), Part I, and in the boxes of Form 1099-MISC.
import { type Cents, cents } from '@/contract/amounts/cents';
import { type PayoutLineKind, REPORTED_RENT_KINDS } from '@/contract/money/payouts/constants';
import type { ScheduleELine } from './schemas';

export const RENTS_LINE = '3 Rents received';

/**
 * What is no line of the form moves money and is no income or cost. Principal of a mortgage is none (IRS Publication 527,
 * “Interest expense”); of a payment with unknown interest, the lender’s Form 1098 says what is.
 */
const lineOfKind: Partial<Record<PayoutLineKind, string>> = {
  ...Object.fromEntries(REPORTED_RENT_KINDS.map((kind) => [kind, RENTS_LINE])),
  management_fee: '11 Management fees',
  placement_fee: '8 Commissions',
  advance_fee: '13 Other interest',
  installment_fee: '13 Other interest',
  vendor_invoice: '14 Repairs',
  markup: '14 Repairs',
  cleaning: '7 Cleaning and maintenance',
  insurance: '9 Insurance',
  mortgage_interest: '12 Mortgage interest paid to banks, etc.',
  property_tax: '16 Taxes',
  utilities: '17 Utilities',
  hoa_dues: '19 Other',
  expense: '19 Other',
  correction: '19 Other',
};

const numberOf = (line: string) => Number.parseInt(line, 10);

/** Every line that a year can have, in the order of the form. */
export const SCHEDULE_E_LINES: readonly string[] = [...new Set(Object.values(lineOfKind))].sort(
  (one, two) => numberOf(one) - numberOf(two),
);

/** Lines of payouts, added up by the lines of the form. Costs stand on it without a minus. */
export function scheduleELines(lines: readonly { kind: PayoutLineKind; amount: number }[]): ScheduleELine[] {
  const totals = new Map<string, number>();
  for (const { kind, amount } of lines) {
    const line = lineOfKind[kind];
    if (line) totals.set(line, (totals.get(line) ?? 0) + amount);
  }
  return [...totals]
    .sort(([one], [two]) => numberOf(one) - numberOf(two))
    .map(([line, total]) => ({ line, amount: cents(line === RENTS_LINE ? total : 0 - total) }));
}

/** Box 1: rents before our fees, as an agent reports them (26 CFR § 1.6041-1(e)). A year that gave back more than it took is zero. */
export const rentsOf = (homes: readonly { lines: readonly ScheduleELine[] }[]): Cents =>
  cents(
    Math.max(
      0,
      homes
        .flatMap(({ lines }) => lines)
        .reduce((sum, { line, amount }) => sum + (line === RENTS_LINE ? amount : 0), 0),
    ),
  );
