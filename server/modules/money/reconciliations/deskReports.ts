import { sql } from 'kysely';
import { addMonths } from '@/contract/calendar/days';
import { formatDay } from '@/contract/format/days';
import { beneficiaryLabels } from '@/contract/money/reconciliations/constants';
import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';
import { count, money, text } from '@/server/desk/columns';
import { COMPANY_TIME_ZONE, type DeskReport, type ReportRow } from '@/server/desk/types';
import { HOLD_KINDS, nameAccounts } from '@/server/modules/money/ledger';
import { groupOf, readTrustBooks } from './books';

const accountHref = (accountCode: string) => routes.accounts.ledgerAccount({ accountCode });

/** Accounts of the books that hold other people's money, each with its name, the largest first. */
async function beneficiaries(db: Db, asOf: string, isWanted: (code: string) => boolean): Promise<ReportRow[]> {
  const { balances } = await readTrustBooks(db, asOf);
  const own = balances.filter(({ code }) => isWanted(code));
  const names = await nameAccounts(
    db,
    own.map(({ code }) => code),
  );
  return own
    .toSorted((one, other) => one.amount - other.amount || one.code.localeCompare(other.code))
    .map(({ code, amount }) => ({
      id: code,
      href: accountHref(code),
      cells: [
        names.get(code)?.address ?? '',
        names.get(code)?.name ?? code,
        beneficiaryLabels[groupOf(code) ?? 'belong'],
        0 - amount,
      ],
    }));
}

const depositsHeld: DeskReport = {
  id: 'deposits-held',
  title: 'Deposits held',
  summary: 'Security deposits that we hold, by lease, as the books have them.',
  duties: ['money', 'leasing'],
  hasAsOf: true,
  columns: () => [text('Home'), text('Account'), text('Group'), money('Held')],
  rows: (db, asOf) => beneficiaries(db, asOf, (code) => groupOf(code) === 'deposits'),
};

const trustBalances: DeskReport = {
  id: 'trust-balances',
  title: 'Trust balances by beneficiary',
  summary:
    'Whose money the bank accounts and the processor hold: the total is what they hold. Below zero where money is owed to them.',
  duties: ['money'],
  hasAsOf: true,
  columns: () => [text('Home'), text('Account'), text('Group'), money('Balance')],
  rows: (db, asOf) => beneficiaries(db, asOf, (code) => groupOf(code) !== undefined),
};

const MONTHS = 12;

/** The first days of the twelve months that end with the one of a day. */
const monthsUntil = (asOf: string) =>
  Array.from({ length: MONTHS }, (_, n) => addMonths(`${asOf.slice(0, 7)}-01`, n - MONTHS + 1));

const monthColumns = (asOf: string) => [
  ...monthsUntil(asOf).map((day) => money(formatDay(day, 'monthAndYear'))),
  money('12 months'),
];

/** Cents by account and month, credits above zero, within the twelve months that end with a day. */
async function creditsByMonth(db: Db, asOf: string, accounts: string, without: readonly string[] = []) {
  const zone = COMPANY_TIME_ZONE;
  const { rows } = await sql<{ code: string; month: string; amount: number }>`
    select account.code, to_char(made.effective_at at time zone ${zone}, 'YYYY-MM') as month, sum(-entry.amount)::int8 as amount
    from ledger_transactions made join ledger_entries entry on entry.transaction_id = made.id
      join ledger_accounts account on account.id = entry.account_id
    where made.effective_at >= (${monthsUntil(asOf)[0]}::date::timestamp at time zone ${zone})
      and made.effective_at < ((${asOf}::date + 1)::timestamp at time zone ${zone})
      and account.code like ${accounts} and made.kind <> all(${[...without]}::text[])
    group by account.code, month having sum(entry.amount) <> 0`.execute(db);
  return Map.groupBy(rows, ({ code }) => code);
}

const cellsOf = (lines: readonly { month: string; amount: number }[], asOf: string) => {
  const sumOf = (of: typeof lines) => of.reduce((sum, { amount }) => sum + amount, 0);
  const months = monthsUntil(asOf).map((day) => sumOf(lines.filter(({ month }) => month === day.slice(0, 7))));
  return [...months, sumOf(lines)];
};

const byFirstCell = (one: ReportRow, other: ReportRow) => String(one.cells[0]).localeCompare(String(other.cells[0]));

/** What leaves or enters an owner's account without being earned or spent: payouts, advances, and tax withheld. */
const PAID_OUT = [
  ...['payoutFunded', 'payoutRecalled', 'payoutSent', 'payoutReturned', 'withheld', 'stateWithheld'],
  ...['advancePaid', 'advanceRepaid'],
  ...HOLD_KINDS,
];

/** Who owns the homes of accounts today, by account. */
async function ownersOf(
  db: Db,
  codes: readonly string[],
): Promise<Map<string, { ownerId: string | null; owner: string }>> {
  const { rows } = await sql<{ code: string; ownerId: string | null; owner: string }>`
    select account.code, home.owner_id as "ownerId",
      coalesce(nullif(trim(concat_ws(' ', owner.first_name, owner.last_name)), ''), 'No owner') as owner
    from unnest(${[...codes]}::text[]) account (code) join homes home on home.id = split_part(account.code, ':', 2)::uuid
      left join users owner on owner.id = home.owner_id`.execute(db);
  return new Map(rows.map(({ code, ...owner }) => [code, owner]));
}

const EARNED =
  'by month, after fees, repairs, credits, and waivers, before payouts, advances, and tax withheld. Owners are those of today.';

const cashFlow: DeskReport = {
  id: 'cash-flow',
  title: '12-month cash flow by home',
  summary: `What each home earned its owner ${EARNED}`,
  duties: ['money'],
  hasAsOf: true,
  columns: (asOf) => [text('Home'), text('Owner'), ...monthColumns(asOf)],
  rows: async (db, asOf) => {
    const found = await creditsByMonth(db, asOf, 'home:%:payable', PAID_OUT);
    const names = await nameAccounts(db, [...found.keys()]);
    const owners = await ownersOf(db, [...found.keys()]);
    return [...found]
      .map(([code, lines]) => ({
        id: code,
        href: accountHref(code),
        cells: [names.get(code)?.address ?? code, owners.get(code)?.owner ?? '', ...cellsOf(lines, asOf)],
      }))
      .toSorted(byFirstCell);
  },
};

const ownerCashFlow: DeskReport = {
  id: 'owner-cash-flow',
  title: '12-month cash flow by owner',
  summary: `What the homes of each owner earned ${EARNED}`,
  duties: ['money'],
  hasAsOf: true,
  columns: (asOf) => [text('Owner'), count('Homes'), ...monthColumns(asOf)],
  rows: async (db, asOf) => {
    const found = await creditsByMonth(db, asOf, 'home:%:payable', PAID_OUT);
    const owners = await ownersOf(db, [...found.keys()]);
    const byOwner = Map.groupBy(found, ([code]) => owners.get(code)?.ownerId ?? null);
    return [...byOwner]
      .map(([ownerId, homes]) => ({
        id: ownerId ?? 'none',
        ...(ownerId && { href: routes.accounts.deskPerson({ personId: ownerId }) }),
        cells: [
          owners.get(homes[0]?.[0] ?? '')?.owner ?? 'No owner',
          homes.length,
          ...cellsOf(
            homes.flatMap(([, lines]) => lines),
            asOf,
          ),
        ],
      }))
      .toSorted(byFirstCell);
  },
};

const feeIncome: DeskReport = {
  id: 'fee-income',
  title: 'Fee income',
  summary: 'What we earned by kind of fee and month.',
  duties: ['money', 'admin'],
  hasAsOf: true,
  columns: (asOf) => [text('Fee'), ...monthColumns(asOf)],
  rows: async (db, asOf) => {
    const found = await creditsByMonth(db, asOf, 'fees:%');
    const names = await nameAccounts(db, [...found.keys()]);
    return [...found]
      .map(([code, lines]) => ({
        id: code,
        href: accountHref(code),
        cells: [names.get(code)?.name ?? code, ...cellsOf(lines, asOf)],
      }))
      .toSorted(byFirstCell);
  },
};

export const ledgerReports: readonly DeskReport[] = [depositsHeld, trustBalances, cashFlow, ownerCashFlow, feeIncome];
