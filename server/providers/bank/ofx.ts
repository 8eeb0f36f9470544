// OFX (Web Connect: .ofx, .qfx, .qbo): version 1 is SGML with elements without an end tag; version 2 is XML. Both read alike,
// because every aggregate has an end tag in both.
import { centsOfText, dayOfText } from './amountsAndDates';
import { type BankDay, type BankLine, StatementError } from './bank';

type Aggregate = 'STMTRS' | 'STMTTRN' | 'LEDGERBAL';
const AGGREGATES: ReadonlySet<string> = new Set<Aggregate>(['STMTRS', 'STMTTRN', 'LEDGERBAL']);

interface Statement {
  elements: Map<string, string>;
  transactions: Map<string, string>[];
  balance: Map<string, string>;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const decode = (text: string) =>
  text
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
      if (name) return entities[String(name).toLowerCase()] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .trim();

/** Whether a file is OFX, under whatever name. */
export const isOfx = (text: string) => /^OFXHEADER\s*:/i.test(text) || /<OFX>/i.test(text.slice(0, 4_000));

function statementsOf(text: string): Statement[] {
  const statements: Statement[] = [];
  /** Those that are open, the innermost last. */
  const open: { name: string; elements: Map<string, string> }[] = [];
  for (const [, slash, tag = '', value = ''] of text.matchAll(/<(\/?)([\w.]+)>((?:[^<]|<!\[CDATA\[[\s\S]*?\]\]>)*)/g)) {
    const name = tag.toUpperCase();
    if (slash) {
      if (open.at(-1)?.name === name) open.pop();
      continue;
    }
    if (name === 'CCSTMTRS' || name === 'INVSTMTRS')
      throw new StatementError(
        'This file is of a credit card or an investment account. Download the one of the bank account.',
      );
    if (!AGGREGATES.has(name)) {
      const elements = open.at(-1)?.elements;
      if (elements && !elements.has(name)) elements.set(name, decode(value));
      continue;
    }
    const elements = new Map<string, string>();
    open.push({ name, elements });
    const statement = statements.at(-1);
    if (name === 'STMTRS') statements.push({ elements, transactions: [], balance: new Map() });
    else if (name === 'STMTTRN') statement?.transactions.push(elements);
    else if (statement) statement.balance = elements;
  }
  if (open.length > 0) throw new StatementError('This file ends in the middle. Download it from your bank again.');
  return statements;
}

/** An amount with a point or a comma before the cents: the format allows both. */
function centsOf(text: string): number {
  const cents = centsOfText(/^[+-]?\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text);
  if (cents === null) throw new StatementError('An amount is missing in this file. Download it from your bank again.');
  return cents;
}

/** The day of `20261125000000.000[-8:PST]` where the bank is. */
const dayOf = (text: string) => dayOfText(text.slice(0, 8));

function lineOf(elements: ReadonlyMap<string, string>): { day: string; line: BankLine } {
  const at = (name: string) => elements.get(name) ?? '';
  const amount = centsOf(at('TRNAMT'));
  const words = [at('NAME'), at('MEMO')].filter((each, index, all) => each && all.indexOf(each) === index);
  return {
    day: dayOf(at('DTPOSTED')),
    line: { amount, bankRef: at('FITID'), reference: at('REFNUM') || at('CHECKNUM'), description: words.join(' ') },
  };
}

/**
 * The transactions that stand: one with CORRECTFITID replaces or deletes another, which banks send in the same file or later.
 * One of a later file is refused, because the day it corrects is stored.
 */
function standing(transactions: readonly Map<string, string>[]): Map<string, string>[] {
  const ids = new Set(transactions.map((elements) => elements.get('FITID')));
  const corrected = new Set(transactions.flatMap((elements) => elements.get('CORRECTFITID') ?? []));
  const [elsewhere] = [...corrected].filter((id) => !ids.has(id));
  if (elsewhere !== undefined)
    throw new StatementError(
      `This file corrects the line ${elsewhere} of an earlier file. Remove the days from its date on, and upload a file of all of them.`,
    );
  return transactions.filter(
    (elements) => !corrected.has(elements.get('FITID') ?? '') && elements.get('CORRECTACTION') !== 'DELETE',
  );
}

/** A line in another currency than its statement; ORIGCURRENCY beside an amount names what it was converted from. */
function requireDollars(elements: ReadonlyMap<string, string>): void {
  const currency = elements.get('CURSYM');
  if (elements.has('CURRENCY') && currency !== 'USD')
    throw new StatementError(`A line of this file is in ${currency}, not in USD.`);
}

/** The days of one statement. It states one balance: those before and after follow from the lines. */
function daysOf({ elements, transactions, balance }: Statement): BankDay[] {
  const currency = elements.get('CURDEF') || 'USD';
  if (currency !== 'USD') throw new StatementError(`This file is in ${currency}, not in USD.`);
  const days = new Map<string, BankLine[]>();
  for (const elements of transactions) requireDollars(elements);
  // A notice has an amount of zero.
  for (const { day, line } of standing(transactions).map(lineOf))
    if (line.amount !== 0) days.set(day, [...(days.get(day) ?? []), line]);
  // An element without a value states none.
  const stated = balance.get('BALAMT') || undefined;
  const statedOn = stated === undefined ? undefined : dayOf(balance.get('DTASOF') ?? '');
  if (statedOn !== undefined && !days.has(statedOn)) days.set(statedOn, []);
  const sorted = [...days].sort(([one], [two]) => one.localeCompare(two));
  if (stated === undefined || statedOn === undefined)
    return sorted.map(([day, lines]) => ({ day, opening: null, closing: null, lines }));
  const sumOf = (lines: readonly BankLine[]) => lines.reduce((total, { amount }) => total + amount, 0);
  let running = sorted
    .filter(([day]) => day <= statedOn)
    .reduce((total, [, lines]) => total - sumOf(lines), centsOf(stated));
  return sorted.map(([day, lines]) => {
    const opening = running;
    running += sumOf(lines);
    return { day, opening, closing: running, lines };
  });
}

/** The days of a file of one account. */
export function readOfx(text: string): BankDay[] {
  const statements = statementsOf(text);
  if (statements.length === 0)
    throw new StatementError('This file has no statement of a bank account in it. Download it from your bank again.');
  if (new Set(statements.map(({ elements }) => elements.get('ACCTID'))).size > 1)
    throw new StatementError('This file is of several accounts. Upload one file per account.');
  return statements.flatMap(daysOf).sort((one, two) => one.day.localeCompare(two.day));
}
