// camt.053 (ISO 20022): the statement in XML. Versions differ in their namespace alone as far as we read them.
import { XMLParser } from 'fast-xml-parser';
import { type BankDay, type BankLine, StatementError } from './bank';
import { centsOfText } from './csv';

/** An element as its children; text of one that has attributes stands under `#text`. */
type Element = Record<string, unknown>;

const LISTS: ReadonlySet<string> = new Set(['Stmt', 'Bal', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd']);
const parser = new XMLParser({
  ignoreAttributes: false,
  removeNSPrefix: true,
  parseTagValue: false,
  processEntities: true,
  isArray: (name) => LISTS.has(name),
});

const child = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? (from as Element)[name] : undefined;
const at = (from: unknown, ...path: string[]): unknown => path.reduce(child, from);
const list = (from: unknown, name: string): unknown[] => {
  const found = child(from, name);
  return Array.isArray(found) ? found : [];
};
const text = (from: unknown, ...path: string[]): string => {
  const found = at(from, ...path);
  const inner = typeof found === 'object' ? child(found, '#text') : found;
  return typeof inner === 'string' ? inner.trim() : '';
};

function centsOf(element: unknown): number {
  const currency = text(element, 'Amt', '@_Ccy');
  if (currency !== 'USD')
    throw new StatementError(`This camt.053 file is in ${currency || 'no currency'}, not in USD.`);
  const amount = centsOfText(text(element, 'Amt'));
  if (amount === null) throw new StatementError('An amount is missing in this camt.053 file.');
  return text(element, 'CdtDbtInd') === 'DBIT' ? -amount : amount;
}

/** A date, or the date of a moment as the bank writes it. */
function dayOf(element: unknown): string {
  const day = (text(element, 'Dt') || text(element, 'DtTm')).slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new StatementError('A date is missing in this camt.053 file.');
  return day;
}

/** Pending ones are no money yet. */
const isBooked = (entry: unknown) => (text(entry, 'Sts', 'Cd') || text(entry, 'Sts') || 'BOOK') === 'BOOK';

function lineOf(entry: unknown): BankLine {
  const transfers = list(entry, 'NtryDtls').flatMap((details) => list(details, 'TxDtls'));
  const [one] = transfers.length === 1 ? transfers : [];
  const named = text(one, 'Refs', 'EndToEndId');
  const words = list(at(one, 'RmtInf'), 'Ustrd').filter((each) => typeof each === 'string');
  return {
    amount: centsOf(entry),
    bankRef: text(entry, 'AcctSvcrRef'),
    reference: named && named !== 'NOTPROVIDED' ? named : text(entry, 'NtryRef'),
    description: [text(entry, 'AddtlNtryInf'), ...words].filter(Boolean).join(' '),
  };
}

/** The days of one statement; balances between them follow from the lines. */
function daysOf(statement: unknown): BankDay[] {
  const balances = list(statement, 'Bal');
  const balance = (...codes: string[]) => balances.find((each) => codes.includes(text(each, 'Tp', 'CdOrPrtry', 'Cd')));
  const [opening, closing] = [balance('OPBD', 'PRCD'), balance('CLBD')];
  const days = new Map<string, BankLine[]>();
  for (const entry of list(statement, 'Ntry').filter(isBooked)) {
    const day = dayOf(child(entry, 'BookgDt'));
    days.set(day, [...(days.get(day) ?? []), lineOf(entry)]);
  }
  const last = closing === undefined ? undefined : dayOf(child(closing, 'Dt'));
  if (last !== undefined && !days.has(last)) days.set(last, []);
  let running = opening === undefined ? null : centsOf(opening);
  return [...days]
    .sort(([one], [two]) => one.localeCompare(two))
    .map(([day, lines]) => {
      const before = running;
      if (running !== null) running += lines.reduce((sum, { amount }) => sum + amount, 0);
      return { day, opening: before, closing: day === last ? centsOf(closing) : running, lines };
    });
}

/** The days of a file of one account. */
export function readCamt053(xml: string): BankDay[] {
  let file: unknown;
  try {
    file = parser.parse(xml, true);
  } catch {
    throw new StatementError('We couldn’t read this file as XML. Download it from your bank again.');
  }
  const statements = list(at(file, 'Document', 'BkToCstmrStmt'), 'Stmt');
  if (statements.length === 0) throw new StatementError('This is not a camt.053 file: it has no statement in it.');
  const accounts = new Set(
    statements.map((each) => text(each, 'Acct', 'Id', 'Othr', 'Id') || text(each, 'Acct', 'Id', 'IBAN')),
  );
  if (accounts.size > 1)
    throw new StatementError('This camt.053 file is of several accounts. Upload one file per account.');
  return statements.flatMap(daysOf).sort((one, two) => one.day.localeCompare(two.day));
}
