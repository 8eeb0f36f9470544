import { cents } from '@/contract/amounts/cents';
import { addMonths } from '@/contract/calendar/days';
import { type CsvCell, csvOf } from '@/contract/format/csv';
import { type HomeWealth, MAX_WEALTH_HOMES } from '@/contract/money/wealth/endpoints';
import { projectWealth } from '@/contract/money/wealth/projection';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import { presentWealth } from './presenter';
import * as repo from './repo';

const yearBefore = (now: Date) => addMonths(officeDay(now), -12);

/** Every home with money that a person sees, as the system. */
export async function listWealth(db: Db, personId: string, now: Date): Promise<HomeWealth[]> {
  const rows = await repo.listHomes(db, { personId, since: yearBefore(now), limit: MAX_WEALTH_HOMES });
  return rows.map(presentWealth);
}

export async function findWealth(db: Db, personId: string, homeId: string, now: Date): Promise<HomeWealth> {
  const [row] = await repo.listHomes(db, { personId, homeId, since: yearBefore(now), limit: 1 });
  if (!row) throw notFound('We couldn’t find that home.');
  return presentWealth(row);
}

const percent = (bps: number | null) => (bps === null ? '' : (bps / 100).toFixed(2));
const money = (amount: number): CsvCell => ({ amount: cents(amount) });

/** Ten years of each home on the figures its owner saved, then the assumptions they rest on. */
export function wealthCsv(homes: readonly HomeWealth[]): string {
  const known = homes.filter(({ inputs }) => inputs.valueCents > 0);
  return csvOf([
    [
      ...['Home', 'Year', 'Rent after vacancy', 'Costs', 'Net operating income', 'Loan payments', 'Cash flow'],
      ...['Principal paid', 'Appreciation', 'Total return', 'Value', 'Loan', 'Equity', 'Proceeds if sold'],
      ...['Total if kept', 'Total if sold today'],
    ],
    ...known.flatMap(({ address, inputs }) =>
      projectWealth(inputs).years.map((year): CsvCell[] => [
        address,
        String(year.year),
        ...[
          ...[year.effectiveIncome, year.costs, year.netOperatingIncome, year.debtService, year.cashFlow],
          ...[year.principalPaid, year.appreciation, year.totalReturn, year.value, year.loan, year.equity],
          ...[year.saleProceeds, year.holdTotal, year.sellNowTotal],
        ].map(money),
      ]),
    ),
    [],
    [
      ...['Home', 'Value', 'Loan', 'Loan rate %', 'Months left', 'Monthly rent', 'Vacancy %', 'Fee %', 'Taxes a year'],
      ...['Insurance a year', 'Upkeep a year', 'HOA a year', 'Appreciation %', 'Rent growth %', 'Selling cost %'],
    ],
    ...known.map(({ address, inputs }): CsvCell[] => [
      address,
      money(inputs.valueCents),
      money(inputs.loanCents),
      percent(inputs.loanRateBps),
      String(inputs.loanMonths),
      money(inputs.rentCents),
      percent(inputs.vacancyBps),
      percent(inputs.feeBps),
      ...[inputs.taxCents, inputs.insuranceCents, inputs.upkeepCents, inputs.hoaCents].map(money),
      ...[percent(inputs.appreciationBps), percent(inputs.rentGrowthBps), percent(inputs.sellingCostBps)],
    ]),
  ]);
}
