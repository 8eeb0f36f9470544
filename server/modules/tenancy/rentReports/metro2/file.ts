// Writes a Metro 2 file: a header, a base segment for each account, and a trailer with their totals.
import { surnameOf } from '@/contract/account/users/personName';
import type { Bureau } from '@/contract/leasing/applications/constants';
import { asciiSpelling } from '@/server/names/ascii';
import { baseFields, type FieldKind, headerFields, RECORD_LENGTH, trailerFields, type Values } from './layout.data';

export interface Reporter {
  name: string;
  address: string;
  /** Ten digits. */
  phone: string;
  /** Our number as a furnisher of data, which the bureaus know us by. */
  code: string;
  /** What each bureau assigned to us, for the header. */
  identifiers: Partial<Record<Bureau, string>>;
}

export interface Account {
  accountNumber: string;
  /** The rent is paid: 11, or 13 once the lease has ended. DA asks the bureau to delete the account. */
  status: '11' | '13' | 'DA';
  openedOn: string;
  closedOn: string | null;
  /** The last day of the month that is reported. */
  asOf: string;
  lastPaidOn: string | null;
  /** Cents: what the month’s rent is, what was paid toward it, and what was open at the end of the month. */
  dueCents: number;
  paidCents: number;
  balanceCents: number;
  /** Months before this one, the latest first, up to 24: reported as paid, not reported, or before the account. */
  history: readonly ('paid' | 'none' | 'before')[];
  compliance: 'XB' | 'XH' | null;
  isJoint: boolean;
  firstName: string;
  /** Empty where the person has one name. */
  lastName: string;
  birthOn: string;
  address: { streetAddress: string; unit: string | null; city: string; state: string; zipcode: string };
}

/** What the format takes in a name or an address: letters in ASCII, digits, hyphens, slashes, and single blanks. */
const plain = (text: string) =>
  asciiSpelling(text)
    .toUpperCase()
    .replace(/[^A-Z0-9 /#-]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const nameOf = (text: string) => plain(text).replace(/[/#]/g, '');

const GENERATIONS: Readonly<Record<string, string>> = { JR: 'J', SR: 'S', II: '2', III: '3', IV: '4' };

/** A last name without its generation, and the code of that. */
function familyNameOf(lastName: string): { surname: string; generationCode: string } {
  const words = nameOf(lastName).split(' ');
  const generationCode = words.length > 1 ? GENERATIONS[words.at(-1) ?? ''] : undefined;
  return { surname: (generationCode ? words.slice(0, -1) : words).join(' '), generationCode: generationCode ?? '' };
}

/** A first name and, where it has several words, the rest as the middle name. A person with one name has it as the surname. */
function givenNamesOf(firstName: string): { firstName: string; middleName: string } {
  const [first = '', ...others] = nameOf(firstName).split(' ');
  return { firstName: first, middleName: others.join(' ') };
}

const LINE = 32;
/** Street and unit on two lines of 32 characters; undefined where they do not fit. */
export function addressLines(streetAddress: string, unit: string | null): [string, string] | undefined {
  const words = plain([streetAddress, unit].filter(Boolean).join(' ')).split(' ');
  let first = words.shift() ?? '';
  while (words[0] !== undefined && `${first} ${words[0]}`.length <= LINE) first += ` ${words.shift()}`;
  const second = words.join(' ');
  return first.length <= LINE && second.length <= LINE ? [first, second] : undefined;
}

const dollarsOf = (cents: number) => Math.max(0, Math.trunc(cents / 100));

function fieldText(kind: FieldKind, length: number, value: string | number): string {
  if (kind === 'text') return String(value).slice(0, length).padEnd(length, ' ');
  if (kind === 'number') return String(value).padStart(length, '0');
  const [year = '', month = '', day = ''] = String(value).split('-');
  return `${month}${day}${year}`.padStart(length, '0');
}

/** @throws {Error} where a number does not fit its field */
function record<Fields extends typeof headerFields | typeof baseFields | typeof trailerFields>(
  fields: Fields,
  values: Values<Fields>,
): string {
  const given: Readonly<Record<string, string | number | undefined>> = values;
  const text = fields.map(([name, length, kind]) => fieldText(kind, length, given[name] ?? '')).join('');
  if (text.length !== RECORD_LENGTH) throw new Error(`A record of ${text.length} characters`);
  return text;
}

const historyCodes = { paid: '0', none: 'D', before: 'B' } as const;

/**
 * The record of one account.
 * @throws {Error} on a name or address without a spelling in ASCII, or an address that does not fit
 */
export function accountRecord(code: string, account: Account): string {
  const { status, address, asOf, closedOn, dueCents } = account;
  const lines = addressLines(address.streetAddress, address.unit);
  if (!lines) throw new Error('An address is too long for the format');
  return record(baseFields, {
    recordDescriptor: RECORD_LENGTH,
    processingIndicator: 1,
    identificationNumber: code,
    accountNumber: account.accountNumber,
    portfolioType: 'O',
    accountType: '29',
    dateOpened: account.openedOn,
    highestCredit: dollarsOf(dueCents),
    termsDuration: '001',
    termsFrequency: 'M',
    scheduledPayment: status === '13' ? 0 : dollarsOf(dueCents),
    actualPayment: dollarsOf(account.paidCents),
    accountStatus: status,
    paymentRating: status === '13' ? '0' : '',
    paymentHistory: account.history
      .map((month) => historyCodes[month])
      .join('')
      .padEnd(24, 'B'),
    complianceCondition: account.compliance ?? '',
    currentBalance: dollarsOf(account.balanceCents),
    dateOfInformation: asOf,
    dateClosed: closedOn ?? '',
    dateOfLastPayment: account.lastPaidOn ?? '',
    ...familyNameOf(surnameOf(account)),
    ...givenNamesOf(account.lastName ? account.firstName : ''),
    birthDate: account.birthOn,
    ecoaCode: account.isJoint ? '2' : '1',
    countryCode: 'US',
    addressLine1: lines[0],
    addressLine2: lines[1],
    city: plain(address.city),
    state: address.state,
    zipCode: address.zipcode.replace('-', ''),
    addressIndicator: 'Y',
    residenceCode: 'R',
  });
}

/** The whole file, a record on each line. `createdOn` is the local day on which it is made. */
export function metro2File(
  reporter: Reporter,
  accounts: readonly Account[],
  { asOf, createdOn }: { asOf: string; createdOn: string },
): string {
  const { equifax = '', experian = '', transunion = '' } = reporter.identifiers;
  const count = (status: Account['status']) => accounts.filter((account) => account.status === status).length;
  return [
    record(headerFields, {
      recordDescriptor: RECORD_LENGTH,
      recordIdentifier: 'HEADER',
      equifaxIdentifier: equifax,
      experianIdentifier: experian,
      transunionIdentifier: transunion,
      activityDate: asOf,
      dateCreated: createdOn,
      reporterName: plain(reporter.name),
      reporterAddress: plain(reporter.address),
      reporterPhone: reporter.phone,
    }),
    ...accounts.map((account) => accountRecord(reporter.code, account)),
    record(trailerFields, {
      recordDescriptor: RECORD_LENGTH,
      recordIdentifier: 'TRAILER',
      baseRecords: accounts.length,
      statusDA: count('DA'),
      status11: count('11'),
      status13: count('13'),
      birthDates: accounts.length,
      birthDatesBase: accounts.length,
    }),
  ]
    .map((line) => `${line}\n`)
    .join('');
}
