// Statements and the year as spreadsheets: amounts in dollars with two decimals, no currency sign.

import { csvOf } from '@/contract/format/csv';
import { payoutLineLabels } from '@/contract/money/payouts/constants';
import type { Payout } from '@/contract/money/payouts/endpoints';
import { scheduleELines } from '@/contract/money/taxForms/scheduleE';

export const statementCsv = (payout: Payout, address: string): string =>
  csvOf([
    ['Home', 'Month', 'Line', 'Details', 'Amount'],
    ...payout.lines.map(({ kind, description, amount }) => [
      ...[address, payout.period.slice(0, 7), payoutLineLabels[kind], description],
      { amount },
    ]),
    [address, payout.period.slice(0, 7), 'Payout', payout.payOn, { amount: payout.amount }],
  ]);

export const scheduleECsv = (
  payouts: readonly Payout[],
  homes: readonly { homeId: string; address: string }[],
  year: number,
): string => {
  const rows = homes.flatMap(({ homeId, address }) =>
    scheduleELines(payouts.filter((payout) => payout.homeId === homeId).flatMap(({ lines }) => lines)).map(
      ({ line, amount }) => [String(year), address, line, { amount }],
    ),
  );
  return csvOf([['Year', 'Home', 'Schedule E line', 'Amount'], ...rows]);
};
