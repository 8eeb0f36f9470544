// Reads a Metro 2 file the way a bureau does on arrival, and refuses what it would. It shares nothing with file.ts but the
// order of the fields, and knows the only statuses that we report: paid, closed and paid, and deleted.
import { baseFields, headerFields, RECORD_LENGTH, trailerFields } from './layout.data';

export type Read = Readonly<Record<string, string>>;

/** The fields of a record by name, without the blanks around them. */
function read(fields: typeof headerFields | typeof baseFields | typeof trailerFields, line: string): Read {
  let at = 0;
  return Object.fromEntries(
    fields.map(([name, length]) => {
      at += length;
      return [name, line.slice(at - length, at).trim()];
    }),
  );
}

export const readAccount = (line: string): Read => read(baseFields, line);

const isDay = (text = '') => {
  const [, month, day, year] = /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? [];
  const at = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.getUTCDate() === Number(day);
};
const sortable = (day = '') => `${day.slice(4)}${day.slice(0, 4)}`;

/** Why a bureau would refuse a record; empty where it takes it. */
export function recordProblems(line: string): string[] {
  if (line.length !== RECORD_LENGTH) return [`The record has ${line.length} characters instead of ${RECORD_LENGTH}.`];
  if (!/^[ -~]*$/.test(line)) return ['The record has characters that are not ASCII.'];
  const of = readAccount(line);
  const rules: readonly [isRight: boolean, problem: string][] = [
    [of.recordDescriptor === '0426' && of.processingIndicator === '1', 'The record does not begin as a base segment.'],
    [/^[A-Z0-9]{5,20}$/.test(of.identificationNumber ?? ''), 'The identification number of the furnisher is missing.'],
    [/^[A-Z0-9]{1,30}$/.test(of.accountNumber ?? ''), 'The account number is missing.'],
    [of.portfolioType === 'O' && of.accountType === '29', 'The account is no rental agreement.'],
    [of.termsDuration === '001', 'The terms of an open account are 001.'],
    [['11', '13', 'DA'].includes(of.accountStatus ?? ''), 'The status is not one that we report.'],
    [(of.accountStatus === '13') === (of.paymentRating === '0'), 'The payment rating does not fit the status.'],
    [/^[0D]*B*$/.test(of.paymentHistory ?? '') && of.paymentHistory?.length === 24, 'The payment history is wrong.'],
    [Number(of.amountPastDue) === 0 && Number(of.chargeOffAmount) === 0, 'A paid account has nothing past due.'],
    [of.dateOfFirstDelinquency === '00000000', 'A paid account has no delinquency.'],
    [isDay(of.dateOpened) && isDay(of.dateOfInformation), 'A date is missing.'],
    [sortable(of.dateOpened) <= sortable(of.dateOfInformation), 'The account opens after the day of the report.'],
    [(of.accountStatus === '13') === isDay(of.dateClosed), 'The day it closed does not fit the status.'],
    [isDay(of.birthDate), 'A date of birth is required where there is no Social Security number.'],
    // A person with one name has it here, and no first name.
    [/^[A-Z]/.test(of.surname ?? ''), 'A surname is required.'],
    [['1', '2'].includes(of.ecoaCode ?? ''), 'The ECOA code is missing.'],
    [of.addressLine1 !== '' && of.city !== '', 'The address is missing.'],
    [
      /^[A-Z]{2}$/.test(of.state ?? '') && /^\d{5}(\d{4})?$/.test(of.zipCode ?? ''),
      'The state or ZIP Code is missing.',
    ],
  ];
  return rules.filter(([isRight]) => !isRight).map(([, problem]) => problem);
}

/** Why a bureau would refuse a file as a whole; empty where it takes it. Records are judged one by one as well. */
export function fileProblems(file: string): string[] {
  const lines = file.split('\n').filter(Boolean);
  const [first = '', last = ''] = [lines[0], lines.at(-1)];
  const records = lines.slice(1, -1);
  const [header, trailer] = [read(headerFields, first), read(trailerFields, last)];
  const statuses = records.map((line) => readAccount(line).accountStatus);
  const numbers = records.map((line) => readAccount(line).accountNumber);
  const count = (status: string) => statuses.filter((each) => each === status).length;
  const total = (name: string) => Number(trailer[name]);
  const rules: readonly [isRight: boolean, problem: string][] = [
    [lines.every(({ length }) => length === RECORD_LENGTH), 'The records differ in length.'],
    [header.recordIdentifier === 'HEADER', 'The header is missing.'],
    [isDay(header.activityDate) && isDay(header.dateCreated), 'A date of the header is missing.'],
    [header.reporterName !== '' && header.reporterAddress !== '', 'The reporter is missing.'],
    [
      ['equifaxIdentifier', 'experianIdentifier', 'transunionIdentifier'].some((name) => header[name] !== ''),
      'No bureau has assigned us an identifier.',
    ],
    [trailer.recordIdentifier === 'TRAILER', 'The trailer is missing.'],
    [records.length > 0 && total('baseRecords') === records.length, 'The trailer counts other records.'],
    [
      ['11', '13', 'DA'].every((status) => total(`status${status}`) === count(status)),
      'The trailer counts other statuses.',
    ],
    [total('birthDates') === records.length, 'The trailer counts other dates of birth.'],
    [new Set(numbers).size === numbers.length, 'An account is in the file twice.'],
  ];
  return [
    ...rules.filter(([isRight]) => !isRight).map(([, problem]) => problem),
    ...records.flatMap((line) => recordProblems(line)),
  ];
}
