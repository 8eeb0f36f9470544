// Bank, books, and beneficiaries side by side, and the statements they come from.

import { cents } from '@/contract/amounts/cents';
import { csvOf } from '@/contract/format/csv';
import { formatDay } from '@/contract/format/days';
import {
  beneficiaryLabels,
  type StatementFormat,
  TRUST_ACCOUNTS,
  type TrustAccount,
  trustAccountLabels,
} from '@/contract/money/reconciliations/constants';
import type { Reconciliation } from '@/contract/money/reconciliations/endpoints';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { followOrders } from '@/server/modules/money/bankOrders';
import { accounts, booksOpenFrom } from '@/server/modules/money/ledger';
import type { BankDay } from '@/server/providers/bank/bank';
import { groupOf, readTrustBooks } from './books';
import { findBankExceptions } from './exceptions';
import { matchLines, sumInTransit, trustCodes } from './matching/matching';
import { mergeDay } from './mergeDay';
import { presentException } from './presenter';
import * as repo from './repo';

export { groupOf, readTrustBooks, type TrustBooks } from './books';
export { isSeenByBank, trustCodes } from './matching/matching';

/** Statements of a closed month stay as they are. */
async function requireOpenDay(db: Db, day: string): Promise<void> {
  const open = await booksOpenFrom(db);
  if (open && day < open)
    throw conflict(`${formatDay(day, 'monthAndYear')} is closed. Reopen it before you change its statements.`);
}

/** The trust accounts at the end of a day, as the system. */
export async function reconcile(db: Db, day: string): Promise<Omit<Reconciliation, 'isAutomatic'>> {
  const books = await readTrustBooks(db, day);
  const reconciled = [];
  for (const account of TRUST_ACCOUNTS) {
    const statement = await repo.findStatement(db, account, day);
    const bank = statement?.closing ?? 0;
    const inTransit = await sumInTransit(db, { account, upTo: day, seenBy: statement?.day ?? null });
    const book = books.amountOf(trustCodes[account]);
    reconciled.push({
      account,
      statementOn: statement?.day ?? null,
      bank: cents(bank),
      inTransit: cents(inTransit),
      book: cents(book),
      difference: cents(bank + inTransit - book),
    });
  }
  const exceptions = (await repo.listOpenExceptions(db)).map(presentException);
  const difference = books.book - books.owed;
  return {
    day,
    accounts: reconciled,
    exceptions,
    processor: cents(books.amountOf(accounts.processor.code) + books.amountOf(accounts.processorConnected.code)),
    ordered: cents(books.amountOf(accounts.bankOrders.code)),
    book: cents(books.book),
    beneficiaries: books.groups.map(({ group, amount, count }) => ({ group, amount: cents(amount), count })),
    owed: cents(books.owed),
    difference: cents(difference),
    agrees: difference === 0 && exceptions.length === 0 && reconciled.every((one) => one.difference === 0),
  };
}

interface ImportedStatement {
  account: TrustAccount;
  format: StatementFormat;
  days: readonly BankDay[];
  /** The end of the account number in the file; null where it names none. */
  accountEnding: string | null;
  /** Null: the bank sent it by itself. */
  importedBy: string | null;
}

/** Stores what is new of a day. */
async function storeDay(
  db: Db,
  { account, format, accountEnding, importedBy }: Omit<ImportedStatement, 'days'>,
  file: BankDay,
  now: Date,
): Promise<{ added: number; known: number }> {
  const { day } = file;
  if (day > officeDay(now))
    throw conflict(`This statement has a day that hasn’t come yet: ${formatDay(day, 'medium')}.`);
  const stored = await repo.findStatementOf(db, account, day);
  const { opening, closing, added, known } = mergeDay(
    stored && { opening: stored.opening, closing: stored.closing, lines: await repo.listLinesOf(db, stored.id) },
    file,
  );
  // A day again, as it is here: months that are closed stay readable in files that overlap them.
  if (stored && added.length === 0 && stored.opening === opening && (closing === null || stored.closing === closing))
    return { added: 0, known };
  await requireOpenDay(db, day);
  const id = stored?.id ?? newId(now.getTime());
  const balances = { opening, closing: closing ?? 0 };
  if (stored) await repo.updateBalances(db, id, balances);
  else
    await repo.insertStatement(db, {
      id,
      account,
      day,
      format,
      importedBy,
      accountEnding,
      createdAt: now,
      ...balances,
    });
  await repo.insertLines(
    db,
    added.map((line) => ({ id: newId(now.getTime()), statementId: id, account, day, ...line })),
  );
  return { added: added.length, known };
}

/** A file that names another account than earlier files of this one is of another account. */
async function requireSameAccount(
  db: Db,
  { account, accountEnding }: Pick<ImportedStatement, 'account' | 'accountEnding'>,
): Promise<void> {
  if (accountEnding === null) return;
  for (const each of TRUST_ACCOUNTS) {
    const known = await repo.findAccountEnding(db, each);
    if (known === undefined || (known === accountEnding) === (each === account)) continue;
    throw conflict(
      each === account
        ? `This file is of the bank account that ends in ${accountEnding}. Statements of this account end in ${known}.`
        : `This file is of the ${trustAccountLabels[each].toLowerCase()}, which ends in ${known}. Choose that account.`,
    );
  }
}

/** Stores the days of a statement. A day that is here already gets the lines it lacks, so any overlap is harmless. */
export async function storeStatement(
  db: Db,
  { days, ...statement }: ImportedStatement,
  now: Date,
): Promise<{ lines: number; known: number }> {
  const { account, format, importedBy } = statement;
  await repo.lockAccount(db, account);
  await requireSameAccount(db, statement);
  let [lines, known] = [0, 0];
  for (const file of days) {
    const stored = await storeDay(db, statement, file, now);
    lines += stored.added;
    known += stored.known;
  }
  await repo.rollForward(db, account);
  await audit(db, {
    event: 'reconciliation.statement_imported',
    subject: `bank_account:${account}`,
    ...(importedBy && { personId: importedBy }),
    detail: { days: days.length, lines, known, format },
  });
  return { lines, known };
}

/** Matches what is new and brings what statements show up to date. As the system; answers how many lines were matched. */
async function recheckStatements(db: Db, now: Date): Promise<number> {
  await followOrders(db);
  const { matched, open } = await matchLines(db, officeDay(now));
  await findBankExceptions(db, open, now);
  return matched;
}

/** After an entry by hand: statements at once, whole books by the job that follows, instead of the next morning. As the system. */
export async function recheckTrust(db: Db, now: Date): Promise<void> {
  await recheckStatements(db, now);
  await enqueue(db, 'checkBooks', {}, { jobKey: 'check-books' });
}

/** A statement that one of our team uploaded: stored, matched, and checked at once. As the system. */
export async function importStatement(db: Db, statement: ImportedStatement, now: Date) {
  const stored = await storeStatement(db, statement, now);
  const matched = await recheckStatements(db, now);
  return { days: statement.days.length, ...stored, matched };
}

/** An open difference, or a refusal. */
export async function requireOpenException(db: Db, id: string): Promise<repo.ExceptionRow> {
  const exception = await repo.findException(db, id);
  if (exception?.status !== 'open') throw conflict('This was explained already, or it agrees by now.');
  return exception;
}

/** Takes a difference from the queue with the reason of the person who asked. As the system. */
export async function explainException(
  db: Db,
  id: string,
  explanation: { note: string; personId: string; now: Date },
): Promise<void> {
  if (!(await repo.explainException(db, id, explanation)))
    throw conflict('This was explained already, or it agrees by now.');
}

interface StatementDays {
  account: TrustAccount;
  from: string;
  to: string;
}

/** How many days of statements would go; a refusal where there are none. */
export async function readRemoval(db: Db, { account, from, to }: StatementDays): Promise<number> {
  const days = await repo.countStatements(db, { account, from, to });
  if (days === 0) throw conflict('There is no statement of these days.');
  await requireOpenDay(db, from);
  return days;
}

/** Takes wrong statements back: their lines match nothing any more, and the days can be uploaded again. As the system. */
export async function removeStatements(db: Db, days: StatementDays, now: Date): Promise<void> {
  await repo.lockAccount(db, days.account);
  await repo.deleteStatements(db, days);
  await repo.rollForward(db, days.account);
  await recheckStatements(db, now);
}

/** The entry of a fee that the bank took, as a request for it; a refusal for anything else. */
export async function readBankFee(db: Db, exceptionId: string, reason: string) {
  const exception = await requireOpenException(db, exceptionId);
  const line = exception.kind === 'bank_only' ? await repo.findLine(db, exception.subject) : undefined;
  if (!line || line.amount >= 0) throw conflict('Only money that the bank took, and the books do not have, is a fee.');
  const amount = cents(-line.amount);
  return {
    kind: 'manual_entry' as const,
    effectiveOn: line.day,
    documentId: null,
    reason,
    entries: [
      { code: accounts.bankFees.code, amountCents: amount },
      { code: trustCodes[line.account], amountCents: cents(line.amount) },
    ],
  };
}

/** Every balance of the beneficiaries: group, account, and amount in dollars. */
export async function beneficiariesCsv(db: Db, day: string): Promise<string> {
  const { balances } = await readTrustBooks(db, day);
  const byCode = balances.toSorted((one, two) => (one.code < two.code ? -1 : 1));
  const rows = byCode.flatMap(({ code, amount }) => {
    const group = groupOf(code);
    return group ? [[beneficiaryLabels[group], code, { amount: -amount }]] : [];
  });
  return csvOf([['Group', 'Account', 'Amount'], ...rows]);
}
