import { expect, test } from 'vitest';
import { type FiledForm, irisColumns, irisFiles, type Payer } from './irisFile';

const payer: Payer = {
  ein: '12-3456789',
  name: 'Example Homes, Inc.',
  streetAddress: '12 Example St., #4',
  city: 'Oakland',
  state: 'CA',
  zipcode: '94607-1234',
  phone: '5105550100',
  isDemo: false,
};
const form = (more: Partial<FiledForm['recipient']> = {}): FiledForm => ({
  id: '01900000-0000-7000-8000-0000000000ab',
  tin: '536904399',
  form: '1099-MISC',
  amount: 3_600_050,
  withheld: 0,
  recipient: {
    name: 'Ada King Lovelace',
    businessName: '',
    isBusiness: false,
    tinKind: 'ssn',
    tinLastFour: '4399',
    streetAddress: '1 Éa Street',
    city: 'Oakland',
    state: 'CA',
    zipcode: '94607',
    ...more,
  },
});
/** A line as its columns; no value of these tests has a comma or a quotation mark. */
const record = (line = '', name: FiledForm['form'] = '1099-MISC') => {
  const cells = line.split(',');
  const columns = irisColumns(name);
  expect(cells).toHaveLength(columns.length);
  return Object.fromEntries(columns.map((column, n) => [column, cells[n]]));
};
const linesOf = (text = '') => text.trimEnd().split('\r\n');

test('a person is one line in the columns of the template, the number whole, amounts in dollars', () => {
  const [file, ...more] = irisFiles(2026, payer, [form()]);
  expect(more).toEqual([]);
  expect(file?.fileName).toBe('iris-1099-misc-2026-1.csv');
  const [header, line] = linesOf(file?.text);
  expect(header?.replaceAll(/"([^"]*)"/g, (_, inner: string) => inner)).toBe(irisColumns('1099-MISC').join(','));
  expect(record(line)).toMatchObject({
    'Form Type': '1099-MISC',
    'Tax Year': '2026',
    'Payer TIN Type': 'EIN',
    'Payer Taxpayer ID Number': '123456789',
    'Payer Business or Entity Name Line 1': 'Example Homes Inc',
    'Payer Address Line 1': '12 Example St 4',
    'Payer ZIP/Postal Code': '946071234',
    'Payer Phone': '5105550100',
    'Recipient TIN Type': 'SSN',
    'Recipient Taxpayer ID Number': '536904399',
    'Recipient Name Type': 'I',
    'Recipient First Name': 'Ada',
    'Recipient Middle Name': 'King',
    'Recipient Last Name (Surname)': 'Lovelace',
    'Recipient Address Line 1': '1 Ea Street',
    'Form Account Number': '700080000000000000ab',
    'Box 1 - Rents': '36000.50',
    'Box 4 - Federal income tax withheld': '',
  });
});

test('a company is named as one, and withheld tax has its box', () => {
  const company = { ...form({ name: 'Lovelace & Sons, LLC', isBusiness: true, tinKind: 'ein' as const }), withheld: 1 };
  const [file] = irisFiles(2026, payer, [company]);
  expect(record(linesOf(file?.text)[1])).toMatchObject({
    'Recipient TIN Type': 'EIN',
    'Recipient Name Type': 'B',
    'Recipient First Name': '',
    'Recipient Business or Entity Name Line 1': 'Lovelace & Sons LLC',
    'Box 4 - Federal income tax withheld': '0.01',
  });
});

test('a file has a hundred forms at most, each file its header', () => {
  const files = irisFiles(
    2026,
    payer,
    Array.from({ length: 201 }, () => form()),
  );
  expect(files.map(({ text }) => linesOf(text).length)).toEqual([101, 101, 2]);
});

test('pay for work has a file of its own, in the columns of Form 1099-NEC', () => {
  const [misc, nec, ...more] = irisFiles(2026, payer, [{ ...form(), form: '1099-NEC', withheld: 48_000 }, form()]);
  expect(more).toEqual([]);
  expect([misc?.fileName, nec?.fileName]).toEqual(['iris-1099-misc-2026-1.csv', 'iris-1099-nec-2026-1.csv']);
  expect(linesOf(nec?.text)).toHaveLength(2);
  // Two columns of the header have a comma of their own; no cell below them does.
  expect(record(linesOf(nec?.text)[1], '1099-NEC')).toMatchObject({
    'Form Type': '1099-NEC',
    'Box 1 - Nonemployee Compensation': '36000.50',
    'Box 4 - Federal income tax withheld': '480.00',
  });
});

test.each([
  ['Đặng Thị Ánh', ['Dang', 'Thi', 'Anh']],
  ['Łucja Żakiewska', ['Lucja', '', 'Zakiewska']],
  ['Yıldırım Işık', ['Yildirim', '', 'Isik']],
  ['Suprihatin', ['', '', 'Suprihatin']],
  ['Þórunn Ægisdóttir', ['Thorunn', '', 'Aegisdottir']],
])('spells the name of %s in ASCII without losing a letter', (name, [first, middle, last]) => {
  const [file] = irisFiles(2026, payer, [form({ name, streetAddress: '12 Łąkowa Straße', city: 'Cañon City' })]);
  expect(record(linesOf(file?.text)[1])).toMatchObject({
    'Recipient First Name': first,
    'Recipient Middle Name': middle,
    'Recipient Last Name (Surname)': last,
    'Recipient Address Line 1': '12 Lakowa Strasse',
    'Recipient City/Town': 'Canon City',
  });
});

test('spells the name of a company in ASCII without losing a letter', () => {
  const [file] = irisFiles(2026, payer, [form({ name: 'Søren & Œuvre Straße LLC', isBusiness: true })]);
  expect(record(linesOf(file?.text)[1])).toMatchObject({
    'Recipient Business or Entity Name Line 1': 'Soren & Oeuvre Strasse LLC',
  });
});

test('refuses a recipient in letters of another script rather than an empty name', () => {
  expect(() => irisFiles(2026, payer, [form({ name: '小明 王' })])).toThrow();
});
