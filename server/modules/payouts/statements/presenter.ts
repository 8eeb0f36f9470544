// Statements and the year as spreadsheets: amounts in dollars with two decimals, no currency sign.

import { csvOf } from '@/contract/format/csv';
import { type PayoutLineKind, payoutLineLabels } from '@/contract/payouts/constants';
import type { Payout } from '@/contract/payouts/endpoints';

export const statementCsv = (payout: Payout, address: string): string =>
  csvOf([
    ['Home', 'Month', 'Line', 'Details', 'Amount'],
    ...payout.lines.map(({ kind, description, amount }) => [
      ...[address, payout.period.slice(0, 7), payoutLineLabels[kind], description],
      { amount },
    ]),
    [address, payout.period.slice(0, 7), 'Payout', payout.payOn, { amount: payout.amount }],
  ]);

/** Lines of Schedule E (Form 1040), Part I. What is none of them moves money and is no income or cost. */
const scheduleELines: Partial<Record<PayoutLineKind, string>> = {
  rent: '3 Rents received',
  late_rent: '3 Rents received',
  guarantee: '3 Rents received',
  guarantee_repaid: '3 Rents received',
  charge: '3 Rents received',
  credit: '3 Rents received',
  management_fee: '11 Management fees',
  placement_fee: '8 Commissions',
  advance_fee: '13 Other interest',
  vendor_invoice: '14 Repairs',
  markup: '14 Repairs',
};

export const scheduleECsv = (
  payouts: readonly Payout[],
  homes: readonly { homeId: string; address: string }[],
  year: number,
): string => {
  const rows = homes.flatMap(({ homeId, address }) => {
    const totals = new Map<string, number>();
    for (const payout of payouts)
      if (payout.homeId === homeId)
        for (const { kind, amount } of payout.lines) {
          const line = scheduleELines[kind];
          if (line) totals.set(line, (totals.get(line) ?? 0) + amount);
        }
    // Costs stand on the form without a minus.
    return [...totals]
      .sort(([one], [two]) => Number.parseInt(one, 10) - Number.parseInt(two, 10))
      .map(([line, total]) => [String(year), address, line, { amount: line.startsWith('3 ') ? total : -total }]);
  });
  return csvOf([['Year', 'Home', 'Schedule E line', 'Amount'], ...rows]);
};
