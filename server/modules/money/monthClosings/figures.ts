// A bank account at the end of a month, three ways: what the bank has, what the books have, and to whom it belongs.
import { Temporal } from 'temporal-polyfill';
import { addDays, endOfMonth } from '@/contract/calendar/days';
import { formatDay } from '@/contract/format/days';
import { beneficiaryLabels, TRUST_ACCOUNTS, type TrustAccount } from '@/contract/money/reconciliations/constants';
import { isBankDay } from '@/server/calendar/bankDays';
import type { Db } from '@/server/db/client';
import { accounts, nameAccounts } from '@/server/modules/money/ledger';
import { groupOf, readTrustBooks, type TrustBooks, trustCodes } from '@/server/modules/money/reconciliations';
import * as queries from './queries';

interface Beneficiary {
  group: string;
  code: string;
  /** Cents, above zero. */
  amount: number;
}

export interface AccountFigures {
  account: TrustAccount;
  statementOn: string | null;
  bank: number;
  inTransit: queries.OutstandingItem[];
  unbooked: queries.OutstandingItem[];
  book: number;
  /** Everyone to whom it belongs, and where the rest of theirs is. */
  beneficiaries: Beneficiary[];
  owed: number;
  /** The bank with what is outstanding, less the books: zero. */
  difference: number;
}

export const sumOf = (items: readonly { amount: number }[]): number =>
  items.reduce((total, { amount }) => total + amount, 0);

/**
 * Deposits belong to one account and everything else to the other. What lies elsewhere on the day is a line of its own: deposits
 * that are not in their account yet, and money at the processor and on its way between banks.
 */
function beneficiariesOf(account: TrustAccount, { balances, amountOf }: TrustBooks): Beneficiary[] {
  const held = balances
    .flatMap(({ code, amount }) => {
      const group = groupOf(code);
      return group ? [{ group, code, amount: 0 - amount }] : [];
    })
    .toSorted((one, two) => (one.code < two.code ? -1 : 1));
  const deposits = held.filter(({ group }) => group === 'deposits');
  const elsewhere = sumOf(deposits) - amountOf(accounts.bankDeposits.code);
  const line = (group: string, amount: number) => ({ group, code: '', amount: 0 + amount });
  const named = (list: typeof held) => list.map((one) => ({ ...one, group: beneficiaryLabels[one.group] }));
  const list =
    account === 'deposits'
      ? [...named(deposits), line('Deposits outside this account', -elsewhere)]
      : [
          ...named(held.filter(({ group }) => group !== 'deposits')),
          line('Deposits outside their account', elsewhere),
          line('At the payment processor', -amountOf(accounts.processor.code)),
          line('On payees’ accounts at the processor', -amountOf(accounts.processorConnected.code)),
          line('On its way by bank order', -amountOf(accounts.bankOrders.code)),
        ];
  return list.filter(({ amount }) => amount !== 0);
}

async function readAccount(db: Db, account: TrustAccount, until: string, books: TrustBooks): Promise<AccountFigures> {
  const statements = await queries.listStatementDays(db, { account, from: addDays(until, 1), until });
  const last = statements.findLast(({ day }) => day <= until);
  const seenBy = last?.day ?? null;
  const inTransit = await queries.listInTransit(db, { account, until, seenBy });
  const unbooked = await queries.listUnbooked(db, { account, until });
  const book = books.amountOf(trustCodes[account]);
  const beneficiaries = beneficiariesOf(account, books);
  const bank = last?.closing ?? 0;
  return {
    account,
    statementOn: seenBy,
    bank,
    inTransit,
    unbooked,
    book,
    beneficiaries,
    owed: sumOf(beneficiaries),
    difference: bank + sumOf(inTransit) - sumOf(unbooked) - book,
  };
}

/** Both accounts at the end of a month, as the system. `month` is its first day. */
export async function readMonth(db: Db, month: string): Promise<{ accounts: AccountFigures[]; isWhole: boolean }> {
  const until = endOfMonth(month);
  const books = await readTrustBooks(db, until);
  const figures = [];
  for (const account of TRUST_ACCOUNTS) figures.push(await readAccount(db, account, until, books));
  return { accounts: figures, isWhole: books.book === books.owed };
}

/** Accounts of the list by what people call them. */
export async function nameBeneficiaries(db: Db, { beneficiaries }: AccountFigures) {
  const names = await nameAccounts(
    db,
    beneficiaries.flatMap(({ code }) => code || []),
  );
  return beneficiaries.map((one) => ({ ...one, name: one.code ? (names.get(one.code)?.full ?? one.code) : one.group }));
}

/**
 * Bank days of a month that no statement covers. A day without lines needs no statement of its own where the next one begins
 * with the balance before it.
 */
export async function missingStatementDays(db: Db, account: TrustAccount, month: string): Promise<string[]> {
  const until = endOfMonth(month);
  const statements = await queries.listStatementDays(db, { account, from: month, until });
  const isUsed = statements.length > 0 || (await queries.hasEntries(db, { account, until }));
  if (!isUsed) return [];
  const starts = statements[0] && statements[0].day >= month ? statements[0].day : month;
  const missing: string[] = [];
  for (let day = starts; day <= until; day = addDays(day, 1)) {
    if (!isBankDay(Temporal.PlainDate.from(day)) || statements.some((one) => one.day === day)) continue;
    const before = statements.findLast((one) => one.day < day);
    const next = statements.find((one) => one.day > day);
    if (!before || next?.opening !== before.closing) missing.push(day);
  }
  return missing;
}

/** Some days in a sentence. */
export const daysInWords = (days: readonly string[]): string => {
  const shown = days.slice(0, 3).map((day) => formatDay(day, 'medium'));
  return days.length > 3 ? `${shown.join('; ')}; and ${days.length - 3} more` : shown.join('; ');
};
