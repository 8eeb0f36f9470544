// The dry run: all files of a portfolio read together, with every problem by row. Nothing is written.

import { fullName, isSameName } from '@/contract/account/users/personName';
import { cents } from '@/contract/amounts/cents';
import { TRADES, type Trade, tradeLabels } from '@/contract/care/pros/constants';
import type { ImportFileKind } from '@/contract/onboarding/portfolioImports/constants';
import type { ImportCounts, ImportProblem, OpeningBooks } from '@/contract/onboarding/portfolioImports/endpoints';
import { assignBalances, openingBooks } from './balances';
import { type ImportRow, importRows, personName } from './cells';
import { addressKeyOf, HomeIndex, readHome } from './homes';
import { assignCharges, assignLeases, assignResidents } from './leases';
import { readTable, TableError } from './reading';
import type { ImportedHome, ImportedPerson, ImportedPro, Portfolio, StoredFile, Surroundings } from './types';

export interface DryRun {
  portfolio: Portfolio;
  problems: ImportProblem[];
  counts: ImportCounts;
  books: OpeningBooks;
}

function rowsByKind(files: readonly StoredFile[], problems: ImportProblem[]): (kind: ImportFileKind) => ImportRow[] {
  const rows = new Map<ImportFileKind, readonly ImportRow[]>(
    files.map(({ kind, text, columns }) => {
      try {
        return [kind, importRows(kind, readTable(text, kind), columns, problems)] as const;
      } catch (error) {
        if (!(error instanceof TableError)) throw error;
        const problem = { kind, row: null, column: null, isWarning: false, message: error.message };
        problems.push({ ...problem, fix: 'Upload the file again as CSV.' });
        return [kind, []] as const;
      }
    }),
  );
  return (kind) => [...(rows.get(kind) ?? [])];
}

function readOwners(rows: readonly ImportRow[]): (ImportedPerson & { ownerId: string; names: string[] })[] {
  const owners = new Map<string, ImportedPerson & { ownerId: string; names: string[] }>();
  for (const row of rows) {
    const company = row.label('company');
    const name = personName(row) ?? (company ? { firstName: company, lastName: '' } : null);
    const [email, phone] = [row.email('email'), row.phone('phone')];
    if (!name) row.refuse('name', 'There is no name.', 'Enter the first and last name, or the company.');
    if (!email || !name) continue;
    const full = fullName(name);
    const reversed = name.lastName && `${name.lastName}, ${name.firstName}`;
    const names = [full, reversed, company, row.text('name')].filter(Boolean);
    const other = owners.get(email);
    if (other) {
      if (!names.some((each) => other.names.some((known) => isSameName(each, known))))
        row.warn(
          'email',
          `${fullName(other)} has this email address, too.`,
          'They are one account. Enter another address if they are two people.',
        );
      other.names.push(...names);
      continue;
    }
    owners.set(email, { ...name, email, phone, row, ownerId: row.text('ownerId'), names });
  }
  return [...owners.values()];
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Assigns each home to its owner: by the cell of the home, or by the homes that an owner’s row names. */
function assignOwners(homes: readonly ImportedHome[], owners: ReturnType<typeof readOwners>, index: HomeIndex): void {
  const byKey = new Map<string, Set<string>>();
  for (const { email, ownerId, names } of owners)
    for (const key of [email, ownerId, ...names].filter(Boolean).map(plain))
      byKey.set(key, (byKey.get(key) ?? new Set()).add(email));
  for (const owner of owners)
    for (const property of owner.row.text('properties').split(/;|\n|,(?= \S+ - )/))
      if (property.trim() !== '') for (const home of index.named(property.trim())) home.ownerEmail ??= owner.email;
  for (const home of homes) {
    const named = home.row.text('owner');
    const emails = [...(byKey.get(plain(named)) ?? [])];
    if (named && emails.length === 1) home.ownerEmail = emails[0] ?? null;
    else if (named && emails.length > 1)
      home.row.refuse(
        'owner',
        `${emails.length} owners are named “${named}”.`,
        'Enter the email address of the owner.',
      );
    else if (!home.ownerEmail)
      home.row.refuse(
        'owner',
        named ? `“${named}” is not among the owners.` : 'This home has no owner.',
        'Enter the ID, the email address, or the name of an owner in the file of owners.',
      );
  }
}

function checkHomes(homes: readonly ImportedHome[], { cutoverOn }: Surroundings): void {
  const lines = new Map<string, number>();
  for (const home of homes) {
    const key = addressKeyOf(home);
    const line = lines.get(key);
    if (line !== undefined)
      home.row.refuse('streetAddress', `Line ${line} has the same address.`, 'Enter the unit, or remove one row.');
    else lines.set(key, home.row.at);
    const { lease } = home;
    if (home.rentCents === 0 && lease) home.rentCents = cents(lease.rentCents);
    if (home.rentCents < 10_000 || home.rentCents > 10_000_000)
      home.row.refuse('rent', 'The rent is missing, or outside of $100 to $100,000.', 'Enter the market rent.');
    if (lease && !lease.residents.some(({ role }) => role === 'resident'))
      lease.row.refuse(
        null,
        'This lease has no resident.',
        `Add who lives there on ${cutoverOn}, with an email address.`,
      );
    const owner = home.ownerEmail;
    if (owner && lease?.residents.some(({ email }) => email === owner))
      lease.row.refuse(
        null,
        'The owner of this home is also its resident.',
        'Use another email address for one of them.',
      );
  }
}

/** `Plumber` and `plumbing repairs` are plumbing. */
const TRADE_WORDS: readonly [RegExp, Trade][] = [
  [/plumb|drain|sewer/i, 'plumbing'],
  [/electric/i, 'electrical'],
  [/hvac|heat|cool|air cond/i, 'hvac'],
  [/applian/i, 'appliances'],
  [/roof|gutter/i, 'roofing'],
  [/lock/i, 'locksmith'],
  [/pest|exterm/i, 'pest'],
  [/landscap|garden|lawn/i, 'landscaping'],
  [/clean|maid|janitor/i, 'cleaning'],
  [/paint/i, 'painting'],
  [/pool/i, 'pool'],
];
function tradesOf(text: string): Trade[] {
  const named = TRADES.filter((trade) => text.toLowerCase().includes(tradeLabels[trade].toLowerCase()));
  const meant = TRADE_WORDS.flatMap(([words, trade]) => (words.test(text) ? [trade] : []));
  return [...new Set([...named, ...meant])];
}

function readPros(rows: readonly ImportRow[]): ImportedPro[] {
  const pros = new Map<string, ImportedPro>();
  for (const row of rows) {
    const contact = personName(row);
    const contactName = contact ? fullName(contact) : '';
    const company = row.label('company') || contactName;
    const [email, phone] = [row.email('email'), row.phone('phone')];
    if (!company) row.refuse('company', 'There is no company name.', 'Enter the name of the company.');
    if (!phone && row.text('phone') === '') row.refuse('phone', 'There is no phone number.', 'Enter a number to call.');
    else if (!phone) row.refuse('phone', 'This number can’t be called.', 'Enter a full phone number.');
    let trades = tradesOf(row.text('trades'));
    if (trades.length === 0) {
      row.warn('trades', 'We don’t recognize a trade.', 'Correct it, or import the company as a handyman.');
      trades = ['handyman'];
    }
    if (!company || !email || !phone) continue;
    if (pros.has(email)) {
      row.refuse('email', 'Another row has this email address.', 'One address stands for one company.');
      continue;
    }
    pros.set(email, { company, contactName, email, phone, address: row.label('address', 200), trades, row });
  }
  return [...pros.values()];
}

/** Reads everything. Problems that need the database are added by `checkAgainst`. */
export function readPortfolio(files: readonly StoredFile[], surroundings: Surroundings): DryRun {
  const problems: ImportProblem[] = [];
  const rows = rowsByKind(files, problems);
  const owners = readOwners(rows('owners'));
  const homes = rows('homes').flatMap((row) => readHome(row, surroundings) ?? []);
  const index = new HomeIndex(homes, surroundings);
  assignOwners(homes, owners, index);
  assignLeases(rows('leases'), index, surroundings);
  assignResidents(rows('residents'), index);
  assignCharges(rows('charges'), index);
  assignBalances(rows('balances'), index);
  checkHomes(homes, surroundings);
  const portfolio = { owners, homes, pros: readPros(rows('pros')) };
  if (homes.length === 0)
    problems.push({
      kind: 'homes',
      row: null,
      column: null,
      isWarning: false,
      message: 'There are no homes yet.',
      fix: 'Upload the file of homes.',
    });
  return { portfolio, problems, counts: countsOf(portfolio), books: openingBooks(homes) };
}

function countsOf({ owners, homes, pros }: Portfolio): ImportCounts {
  const leases = homes.flatMap(({ lease }) => lease ?? []);
  return {
    owners: owners.length,
    homes: homes.length,
    residents: new Set(leases.flatMap(({ residents }) => residents.map(({ email }) => email))).size,
    leases: leases.length,
    charges: leases.reduce((sum, { charges }) => sum + charges.length, 0),
    pros: pros.length,
  };
}

/** What the database knows of the addresses in the files. */
export interface Known {
  accounts: ReadonlyMap<string, { id: string; type: string; otherType: string | null }>;
  /** Keys of homes that we manage. */
  homes: ReadonlySet<string>;
  pros: ReadonlySet<string>;
}

const hasRole = ({ type, otherType }: { type: string; otherType: string | null }, role: string) =>
  type === role || otherType === role;

function checkPerson({ email, row }: ImportedPerson, role: 'homeowner' | 'resident', { accounts }: Known): void {
  const account = accounts.get(email);
  if (!account) return;
  if (account.type === 'staff' || account.type === 'editor')
    row.refuse('email', `${email} belongs to our team.`, 'Use the private address of the person.');
  else if (!hasRole(account, role))
    row.refuse('email', `${email} has an account as a ${account.type}.`, 'Use another address of the person.');
  else row.warn('email', `${email} has an account here.`, 'Confirm: the home is added to that account.');
}

/** Adds the problems that the database knows of. */
export function checkAgainst({ portfolio: { owners, homes, pros } }: DryRun, known: Known): void {
  for (const owner of owners) checkPerson(owner, 'homeowner', known);
  const checked = new Set<string>();
  for (const home of homes) {
    if (known.homes.has(addressKeyOf(home)))
      home.row.refuse('streetAddress', 'We manage a home at this address already.', 'Remove this row.');
    for (const resident of home.lease?.residents ?? []) {
      if (checked.has(resident.email)) continue;
      checked.add(resident.email);
      checkPerson(resident, 'resident', known);
    }
  }
  for (const { email, row } of pros)
    if (known.pros.has(email)) row.refuse('email', 'A Pro has this email address already.', 'Remove this row.');
}
