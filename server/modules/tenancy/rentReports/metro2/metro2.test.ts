// The records against positions written by hand: 0-based start and length of each field, from the table of moov-io/metro2.
import { describe, expect, test } from 'vitest';
import { fileProblems, recordProblems } from './check';
import { type Account, accountRecord, addressLines, metro2File, type Reporter } from './file';

const reporter: Reporter = {
  name: 'Example Homes, Inc.',
  address: '12 Example Street Oakland CA 94607',
  phone: '5105550100',
  code: 'BELONG0001',
  identifiers: { transunion: '1234567890', experian: '12345' },
};
const account: Account = {
  accountNumber: 'RENT0123456789ABCDEF0123',
  status: '11',
  openedOn: '2026-03-01',
  closedOn: null,
  asOf: '2026-12-31',
  lastPaidOn: '2026-12-03',
  dueCents: 217_599,
  paidCents: 217_599,
  balanceCents: 0,
  history: ['paid', 'none', 'paid', 'before'],
  compliance: null,
  isJoint: false,
  firstName: 'José María',
  lastName: 'Peña-Núñez Jr.',
  birthOn: '1990-02-03',
  address: { streetAddress: '1 Elm St.', unit: 'Apt 4', city: 'Oakland', state: 'CA', zipcode: '94607-1234' },
};
const at = (text: string, start: number, length: number) => text.slice(start, start + length);

describe('accountRecord', () => {
  const line = accountRecord(reporter.code, account);

  test('has 426 characters', () => {
    expect(line).toHaveLength(426);
  });

  // [start, length, value] of every field that holds something.
  test.each([
    ['record descriptor', 0, 4, '0426'],
    ['processing indicator', 4, 1, '1'],
    ['identification number', 20, 20, 'BELONG0001'.padEnd(20)],
    ['consumer account number', 42, 30, 'RENT0123456789ABCDEF0123'.padEnd(30)],
    ['portfolio type: open', 72, 1, 'O'],
    ['account type: rental agreement', 73, 2, '29'],
    ['date opened: the first day of the lease', 75, 8, '03012026'],
    ['credit limit: none', 83, 9, '000000000'],
    ['highest credit: the monthly rent in whole dollars', 92, 9, '000002175'],
    ['terms duration', 101, 3, '001'],
    ['terms frequency: monthly', 104, 1, 'M'],
    ['scheduled monthly payment', 105, 9, '000002175'],
    ['actual payment', 114, 9, '000002175'],
    ['account status: current', 123, 2, '11'],
    ['payment rating: blank for status 11', 125, 1, ' '],
    ['payment history: the latest month first, B before the first', 126, 24, `0D0${'B'.repeat(21)}`],
    ['compliance condition', 152, 2, '  '],
    ['current balance', 154, 9, '000000000'],
    ['amount past due', 163, 9, '000000000'],
    ['original charge-off', 172, 9, '000000000'],
    ['date of account information: the end of the month', 181, 8, '12312026'],
    ['date of first delinquency: none', 189, 8, '00000000'],
    ['date closed: none', 197, 8, '00000000'],
    ['date of last payment', 205, 8, '12032026'],
    ['surname without its generation', 231, 25, 'PENA-NUNEZ'.padEnd(25)],
    ['first name', 256, 20, 'JOSE'.padEnd(20)],
    ['middle name', 276, 20, 'MARIA'.padEnd(20)],
    ['generation code', 296, 1, 'J'],
    ['Social Security number: not sent', 297, 9, '000000000'],
    ['date of birth', 306, 8, '02031990'],
    ['phone: not sent', 314, 10, '0000000000'],
    ['ECOA code: individual', 324, 1, '1'],
    ['country', 327, 2, 'US'],
    ['first line of address', 329, 32, '1 ELM ST APT 4'.padEnd(32)],
    ['second line of address', 361, 32, ' '.repeat(32)],
    ['city', 393, 20, 'OAKLAND'.padEnd(20)],
    ['state', 413, 2, 'CA'],
    ['ZIP Code', 415, 9, '946071234'],
    ['address indicator: known', 424, 1, 'Y'],
    ['residence code: rents', 425, 1, 'R'],
  ] as const)('%s', (_, start, length, value) => {
    expect(at(line, start, length)).toBe(value);
  });

  test('a lease that has ended is closed, paid, and current', () => {
    const closed = accountRecord(reporter.code, { ...account, status: '13', closedOn: '2026-12-20' });
    expect([at(closed, 123, 3), at(closed, 197, 8), at(closed, 105, 9)]).toEqual(['130', '12202026', '000000000']);
  });

  test('a lease of several people is joint, and a dispute has its code', () => {
    const joint = accountRecord(reporter.code, { ...account, isJoint: true, compliance: 'XB' });
    expect([at(joint, 324, 1), at(joint, 152, 2)]).toEqual(['2', 'XB']);
  });

  test('a long address goes on to the second line, and one that fits on neither is refused', () => {
    expect(addressLines('12345 South Martin Luther King Junior Boulevard', 'Apt 4')).toEqual([
      '12345 SOUTH MARTIN LUTHER KING',
      'JUNIOR BOULEVARD APT 4',
    ]);
    expect(addressLines('1'.repeat(33), null)).toBeUndefined();
    const long = { ...account, address: { ...account.address, streetAddress: '1'.repeat(33) } };
    expect(() => accountRecord(reporter.code, long)).toThrow();
  });

  test('an amount that does not fit its field is refused', () => {
    expect(() => accountRecord(reporter.code, { ...account, dueCents: 100_000_000_000 })).toThrow();
  });
});

describe('metro2File', () => {
  const others = [
    { ...account, accountNumber: 'RENT2' },
    { ...account, accountNumber: 'RENT3', status: '13' as const, closedOn: '2026-12-20' },
    { ...account, accountNumber: 'RENT4', status: 'DA' as const },
  ];
  const file = metro2File(reporter, [account, ...others], { asOf: '2026-12-31', createdOn: '2027-01-10' });
  const [header = '', ...rest] = file.split('\n').filter(Boolean);
  const trailer = rest.at(-1) ?? '';

  test.each([
    ['record descriptor', 0, 4, '0426'],
    ['record identifier', 4, 6, 'HEADER'],
    ['Equifax: none', 22, 10, ' '.repeat(10)],
    ['Experian', 32, 5, '12345'],
    ['TransUnion', 37, 10, '1234567890'],
    ['activity date', 47, 8, '12312026'],
    ['date created', 55, 8, '01102027'],
    ['reporter', 79, 40, 'EXAMPLE HOMES INC'.padEnd(40)],
    ['address of the reporter', 119, 96, '12 EXAMPLE STREET OAKLAND CA 94607'.padEnd(96)],
    ['phone of the reporter', 215, 10, '5105550100'],
  ] as const)('header: %s', (_, start, length, value) => {
    expect(header).toHaveLength(426);
    expect(at(header, start, length)).toBe(value);
  });

  test.each([
    ['record descriptor', 0, 4, '0426'],
    ['record identifier', 4, 7, 'TRAILER'],
    ['base records', 11, 9, '000000004'],
    ['deleted accounts', 65, 9, '000000001'],
    ['current accounts', 83, 9, '000000002'],
    ['paid and closed accounts', 92, 9, '000000001'],
    ['Social Security numbers', 326, 9, '000000000'],
    ['dates of birth', 362, 9, '000000004'],
    ['dates of birth in base segments', 371, 9, '000000004'],
  ] as const)('trailer: %s', (_, start, length, value) => {
    expect(trailer).toHaveLength(426);
    expect(at(trailer, start, length)).toBe(value);
  });

  test('passes the check of a bureau', () => {
    expect(fileProblems(file)).toEqual([]);
  });

  test.each([
    ['an account twice', file.replace('RENT2', 'RENT3'), 'An account is in the file twice.'],
    [
      'a trailer that counts wrong',
      file.replace('TRAILER000000004', 'TRAILER000000005'),
      'The trailer counts other records.',
    ],
    ['a missing record', file.split('\n').toSpliced(2, 1).join('\n'), 'The trailer counts other statuses.'],
    ['a short record', file.replace('RENT2 ', 'RENT2'), 'The records differ in length.'],
    ['no identifier', file.replace('123451234567890', ' '.repeat(15)), 'No bureau has assigned us an identifier.'],
  ])('%s is refused', (_, broken, problem) => {
    expect(fileProblems(broken)).toContain(problem);
  });
});

test('one name is the surname, and there is no first name', () => {
  const line = accountRecord(reporter.code, { ...account, firstName: 'Suprihatin', lastName: '' });
  expect(at(line, 231, 25)).toBe('SUPRIHATIN'.padEnd(25));
  expect(at(line, 256, 20)).toBe(' '.repeat(20));
  expect(recordProblems(line)).toEqual([]);
});

describe('recordProblems', () => {
  const line = accountRecord(reporter.code, account);
  const withText = (start: number, text: string) => `${line.slice(0, start)}${text}${line.slice(start + text.length)}`;

  test.each([
    ['no date of birth', 306, '00000000', 'A date of birth is required where there is no Social Security number.'],
    ['a late status', 123, '71', 'The status is not one that we report.'],
    ['a late month', 126, '1', 'The payment history is wrong.'],
    ['an amount past due', 163, '000000100', 'A paid account has nothing past due.'],
    ['a day that is none', 75, '02302026', 'A date is missing.'],
    ['no name', 231, ' '.repeat(25), 'A surname is required.'],
    ['no state', 413, '  ', 'The state or ZIP Code is missing.'],
    ['another kind of account', 73, '00', 'The account is no rental agreement.'],
    ['a rating where none belongs', 125, '0', 'The payment rating does not fit the status.'],
  ] as const)('%s is refused', (_, start, text, problem) => {
    expect(recordProblems(withText(start, text))).toContain(problem);
  });

  test('a record of another length or with other characters is refused', () => {
    expect(recordProblems(line.slice(1))).toEqual(['The record has 425 characters instead of 426.']);
    expect(recordProblems(line.replace('JOSE', 'JOSÉ'))).toEqual(['The record has characters that are not ASCII.']);
  });
});
