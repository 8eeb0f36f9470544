import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsOfText, dayOfText } from './amountsAndDates';
import { writeBai2 } from './bai2';
import { StatementError } from './bank';
import { readStatement } from './statements';

const days = (text: string) => readStatement(text).days;
const [bai2, csv, ofx] = [days, days, days];
const corpus = (name: string) => readFileSync(`tests/corpora/bank/${name}`, 'utf8');
const amountsOf = (text: string) => days(text).flatMap(({ lines }) => lines.map(({ amount }) => amount));

describe('BAI2', () => {
  test('reads a bank’s file: balances, credits, debits, funds types, and continuations', () => {
    const text = `01,122099999,123456789,261124,0200,1,65,,2/
02,031001234,122099999,1,261123,2359,,2/
03,0975312468,,010,500000,,,015,650050,,/
16,165,200050,Z,DFD1234,REF-1,RENT, APT 4/
16,475,50000,S,30000,20000,0,CHK9,0042,CHECK/
88,PAID IN BRANCH/
49,1350100,5/
98,1350100,1,7/
99,1350100,1,9/`;
    expect(bai2(text)).toEqual([
      {
        day: '2026-11-23',
        opening: 500_000,
        closing: 650_050,
        lines: [
          { amount: 200_050, bankRef: 'DFD1234', reference: 'REF-1', description: 'RENT, APT 4' },
          { amount: -50_000, bankRef: 'CHK9', reference: '0042', description: 'CHECK,PAID IN BRANCH' },
        ],
      },
    ]);
  });

  test('reads back whatever it wrote', () => {
    const line = fc.record({
      amount: fc.integer({ min: -10_000_000, max: 10_000_000 }).filter((amount) => amount !== 0),
      bankRef: fc.stringMatching(/^[a-z0-9]{1,20}$/),
      reference: fc.uuid(),
      description: fc.stringMatching(/^[A-Za-z0-9]{0,20}$/),
    });
    void fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.integer({ min: -1_000, max: 1_000 }), (lines, opening) => {
        const closing = lines.reduce((sum, { amount }) => sum + amount, opening);
        const day = { day: '2026-12-01', opening, closing, lines };
        expect(bai2(writeBai2('trust', [day]))).toEqual([day]);
      }),
    );
  });

  test.each([
    ['a file that ends in the middle', '01,a/\n02,b,c,1,261123/\n03,1,USD,010,0,,/\n16,165,100,Z,,,RENT/'],
    ['a record of no kind', '01,a/\n02,b,c,1,261123/\n17,1/\n99,0,1,3/'],
    ['an amount of a loan', '01,a/\n02,b,c,1,261123/\n03,1,USD,,,,/\n16,720,100,Z,,,LOAN/\n99,0,1,4/'],
    ['another currency', '01,a/\n02,b,c,1,261123,,EUR/\n03,1,,,,,/\n99,0,1,4/'],
    ['a test file', '01,a/\n02,b,c,4,261123/\n03,1,,,,,/\n99,0,1,4/'],
    ['two accounts', '01,a/\n02,b,c,1,261123/\n03,1,USD,010,0,,/\n03,2,USD,010,0,,/'],
    ['an amount in dollars', '01,a/\n02,b,c,1,261123/\n03,1,USD,010,12.50,,/'],
  ])('refuses %s in plain words', (_, text) => {
    expect(() => bai2(text)).toThrow(StatementError);
  });
});

describe('BAI2 as banks use it', () => {
  test('skips a notice and reads the day', () => {
    expect(bai2(corpus('notice-890.bai2'))).toEqual([
      {
        day: '2026-11-25',
        opening: 500_000,
        closing: 650_050,
        lines: [{ amount: 150_050, bankRef: 'B1', reference: 'R1', description: 'RENT 11/25 APT 4/5' }],
      },
    ]);
  });

  test('reads balances behind a funds type with parts, the bank’s own types, and an empty amount', () => {
    const text = `01,a/
02,b,c,1,261123,,USD/
03,1,,045,100,2,S,1,2,3,010,500,,V,261124,/
88,015,1200,,/
16,925,1000,Z,,,Bank credit/
16,965,300,Z,,,Bank debit/
16,165,,Z,,,No money/
49,0,5/
98,0,1,7/
99,0,1,9/`;
    expect(bai2(text)).toMatchObject([{ opening: 500, closing: 1_200, lines: [{ amount: 1_000 }, { amount: -300 }] }]);
  });

  test('joins two groups of a day that follow from each other, and refuses others', () => {
    const file = (second: string) =>
      `01,a/\n02,b,c,1,261123/\n03,1,,010,0,,,015,100,,/\n16,165,100,Z/\n02,b,c,1,261123/\n03,1,,${second}/\n99,0,2,6/`;
    expect(bai2(file('010,100,,,015,300,,'))).toMatchObject([{ opening: 0, closing: 300, lines: [{ amount: 100 }] }]);
    expect(() => bai2(file('010,0,,,015,300,,'))).toThrow('twice');
  });
});

describe('CSV', () => {
  test('reads the columns of different banks, newest or oldest first', () => {
    const one = csv(
      'Date,Description,Amount,Balance\n12/02/2026,Rent,"$1,500.00",2500.00\n12/01/2026,Check 7,-250,1000\n',
    );
    expect(one).toEqual([
      {
        day: '2026-12-01',
        opening: 125_000,
        closing: 100_000,
        lines: [{ amount: -25_000, bankRef: '', reference: '', description: 'Check 7' }],
      },
      {
        day: '2026-12-02',
        opening: 100_000,
        closing: 250_000,
        lines: [{ amount: 150_000, bankRef: '', reference: '', description: 'Rent' }],
      },
    ]);
    const two = csv('﻿Posting Date,Debit,Credit,Reference,Details\n2026-12-01,12.34,,A1,Fee\n2026-12-01,,5,A2,Back\n');
    expect(two[0]?.lines.map(({ amount, reference }) => [amount, reference])).toEqual([
      [-1_234, 'A1'],
      [500, 'A2'],
    ]);
    expect(two[0]).toMatchObject({ opening: null, closing: null });
  });

  test('no cent is lost between the text and the number', () => {
    void fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (cents) => {
        const digits = String(cents).padStart(3, '0');
        const plain = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect([centsOfText(plain), centsOfText(`-$${plain}`), centsOfText(`(${plain})`)]).toEqual([
          cents,
          -cents,
          -cents,
        ]);
      }),
    );
    expect(centsOfText('')).toBeNull();
    for (const wrong of ['1.234', '12,34', '(5', '5)', 'NaN', '1e3', '--5']) expect(() => centsOfText(wrong)).toThrow();
  });

  test.each([
    ['a day that does not exist', 'Date,Amount\n02/30/2026,5', 'Row 2: “02/30/2026” is not a date'],
    ['a day before its month', 'Date,Amount\n30/11/2026,5', 'Row 2: “30/11/2026” is not a date'],
    ['a date without a year', 'Date,Amount\n11/30,5', 'Row 2: “11/30” is not a date'],
    ['a date as days', 'Date,Amount\n46350,5', 'Row 2: “46350” is a date as spreadsheets count days'],
    [
      'a shortened amount',
      'Date,Amount\n02/03/2026,1.23E+15',
      'Row 2: “1.23E+15” is a number that a spreadsheet shortened',
    ],
    ['a shortened reference', 'Date,Amount,Reference\n02/03/2026,5,2.02611E+15', 'Row 2: “2.02611E+15” is a number'],
    ['a shortened account', 'Date,Amount,Account\n02/03/2026,5,4.417E+09', 'Row 2: “4.417E+09” is a number'],
    ['no date', 'When,Amount\n02/03/2026,5', 'We read CSV, BAI2, and OFX or QFX'],
    ['no amount', 'Date,Description\n02/03/2026,5', 'names a date and no amount'],
    ['an amount without a date', 'Date,Amount\n02/03/2026,5\n,7', 'Row 3 has an amount and no date'],
    ['a debit beside a credit', 'Date,Debit,Credit\n02/03/2026,5,6', 'Row 2 has a debit and a credit'],
    ['two signs', 'Date,Amount\n02/03/2026,-5 DR', 'Row 2: “-5 DR” is not an amount'],
    ['columns alone', 'Date,Amount\n', 'no transaction'],
    ['nothing', '', 'We read CSV, BAI2, and OFX or QFX'],
    ['a PDF', '%PDF-1.7', 'This is a PDF. We read CSV'],
    ['a workbook', 'PK\u0003\u0004', 'This is an Excel workbook'],
    ['a QIF file', '!Type:Bank', 'This is a QIF file'],
    [
      'a camt.053 file',
      '<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt/></Document>',
      'This is a camt file (ISO 20022). We read CSV, BAI2, and OFX or QFX. Download one of these from your bank.',
    ],
    ['XML of another kind', '<?xml version="1.0"?><Document/>', 'an XML file of another kind'],
  ])('refuses %s with the reason', (_, text, reason) => {
    expect(() => csv(text)).toThrow(StatementError);
    expect(() => csv(text)).toThrow(reason);
  });

  test('finds the header below summary rows and skips rows of balances', () => {
    expect(csv(corpus('bofa-summary-rows.csv'))).toEqual([
      {
        day: '2026-11-03',
        opening: 500_000,
        closing: 750_000,
        lines: [{ amount: 250_000, bankRef: '', reference: '', description: 'Zelle payment from OAK HOLLOW HOA' }],
      },
      {
        day: '2026-11-10',
        opening: 750_000,
        closing: 700_000,
        lines: [{ amount: -50_000, bankRef: '', reference: '', description: 'Check 1021' }],
      },
    ]);
  });

  test('reads a day that lists the newest line first by its balances', () => {
    expect(csv(corpus('newest-first-one-day.csv'))).toMatchObject([{ opening: 50_000, closing: 90_000 }]);
  });

  test('reads the balances of a day in any order of its lines', () => {
    let balance = 1_000;
    const rows = [100, -30, 7, 250, -99].map((amount) => {
      balance += amount;
      return `12/01/2026,${amount},${balance}`;
    });
    void fc.assert(
      fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (shuffled) => {
        expect(csv(['Date,Amount,Balance', ...shuffled].join('\n'))).toMatchObject([
          { opening: 100_000, closing: 122_800 },
        ]);
      }),
    );
  });

  test('closes a day that comes back to its start where the day before closed', () => {
    const text = 'Date,Amount,Balance\n12/02/2026,-5,100\n12/02/2026,5,105\n12/01/2026,100,100\n';
    expect(csv(text)).toMatchObject([{ closing: 10_000 }, { opening: 10_000, closing: 10_000 }]);
  });

  test('reads what Excel adds: a separator line, empty columns and rows, line ends within cells, and zeros kept as text', () => {
    const file =
      '\ufeffsep=;\r\nDate;Description;Amount;Check Number;;\r\n="11/23/2026";"OAK\nHOLLOW";="2,250.00";="001021";;\r\n;;;;;\r\n';
    expect(readStatement(file).days).toMatchObject([
      { day: '2026-11-23', lines: [{ amount: 225_000, bankRef: '001021', description: 'OAK\nHOLLOW' }] },
    ]);
  });

  test('reads amounts and dates as banks write them', () => {
    expect(csv(corpus('amounts-as-banks-write-them.csv'))).toMatchObject([{ day: '2026-11-24' }]);
    expect(amountsOf(corpus('amounts-as-banks-write-them.csv'))).toEqual([-50_000, 50_000, 150_000, 150_000, 50]);
  });

  test.each([
    ['-$5', -500],
    ['$-5.5', -550],
    ['($1,234.50)', -123_450],
    ['− 5.00', -500],
    ['5.00 DR', -500],
    ['5.00CR', 500],
    ['USD 1,500.00', 150_000],
    ['1,500.0000', 150_000],
    ['.05-', -5],
    ['$ 5\u00a0', 500],
    [' -', null],
    ['$-', null],
  ])('reads the amount %s as %s', (text, amount) => {
    expect(centsOfText(text)).toBe(amount);
  });

  test.each([
    ['11/24/26'],
    ['11/24/2026 12:00 AM'],
    ['11-24-2026'],
    ['2026-11-24T00:00:00-08:00'],
    ['2026/11/24'],
    ['20261124'],
    ['Nov 24, 2026'],
    ['November 24, 2026'],
    ['24-Nov-26'],
    ['Tue, Nov 24, 2026'],
  ])('reads the date %s', (text) => {
    expect(dayOfText(text)).toBe('2026-11-24');
  });

  test.each([
    ['tabs', 'Date\tDescription\tAmount\n11/24/2026\tRent, apt 4\t5.00', [500]],
    ['semicolons', 'Date;Description;Amount\n11/24/2026;Rent, apt 4;5.00', [500]],
    ['a column of the side', 'Date,Amount,Type\n11/24/2026,5.00,Debit\n11/24/2026,7.00,Credit', [-500, 700]],
    ['a pending row', 'Date,Amount,Status\n11/24/2026,5.00,Pending\n11/24/2026,7.00,Posted', [700]],
    ['a total row', 'Date,Description,Amount\n11/24/2026,Rent,5.00\n,Total,5.00\nTotals,,5.00', [500]],
    ['a header on each page', 'Date,Amount\n11/24/2026,5.00\nDate,Amount\n11/24/2026,6.00', [500, 600]],
    ['other names', 'Date Posted,Amount (USD),Check #\n11/24/2026,5.00,17', [500]],
    ['notes below', 'Date,Amount\n11/24/2026,5.00\n"* Pending rows are not listed"', [500]],
  ])('reads a file with %s', (_, text, amounts) => {
    expect(amountsOf(text)).toEqual(amounts);
  });
});

describe('OFX', () => {
  const xml = (transactions: string, balance = '') => `<?xml version="1.0"?><?OFX OFXHEADER="200" VERSION="211"?>
<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD</CURDEF><BANKACCTFROM><ACCTID>1</ACCTID></BANKACCTFROM>
<BANKTRANLIST>${transactions}</BANKTRANLIST>${balance}</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
  const transaction = (day: string, amount: string, more = '') =>
    `<STMTTRN><TRNTYPE>OTHER</TRNTYPE><DTPOSTED>${day}</DTPOSTED><TRNAMT>${amount}</TRNAMT>${more}</STMTTRN>`;

  test('reads version 1 (SGML) of a bank', () => {
    expect(readStatement(corpus('download.qfx'))).toEqual({
      format: 'ofx',
      accountEnding: '3921',
      days: [
        {
          day: '2026-11-25',
          opening: 500_000,
          closing: 650_050,
          lines: [{ amount: 150_050, bankRef: '2026112501', reference: '', description: 'RENT OAK HOLLOW' }],
        },
      ],
    });
  });

  test('reads version 2 (XML), and chains the balances of its days from the one stated', () => {
    const text = xml(
      transaction('20261123', '+200.00', '<FITID>A</FITID><NAME>Rent &amp; parking</NAME><MEMO>Apt 4</MEMO>') +
        transaction('20261125120000[0:GMT]', '-50,25', '<CHECKNUM>1021</CHECKNUM>'),
      '<LEDGERBAL><BALAMT>1000.00</BALAMT><DTASOF>20261124</DTASOF></LEDGERBAL>',
    );
    expect(ofx(text)).toEqual([
      {
        day: '2026-11-23',
        opening: 80_000,
        closing: 100_000,
        lines: [{ amount: 20_000, bankRef: 'A', reference: '', description: 'Rent & parking Apt 4' }],
      },
      { day: '2026-11-24', opening: 100_000, closing: 100_000, lines: [] },
      {
        day: '2026-11-25',
        opening: 100_000,
        closing: 94_975,
        lines: [{ amount: -5_025, bankRef: '', reference: '1021', description: '' }],
      },
    ]);
  });

  test('leaves balances open where the file states none', () => {
    expect(ofx(xml(transaction('20261123', '5')))).toMatchObject([{ opening: null, closing: null }]);
  });

  test.each([
    ['euros', xml(transaction('20261123', '5')).replace('USD', 'EUR'), 'in EUR'],
    ['a file that ends in the middle', xml(transaction('20261123', '5')).slice(0, -60), 'ends in the middle'],
    ['no statement', '<OFX></OFX>', 'no statement of a bank account'],
    ['a credit card', '<OFX><CCSTMTRS></CCSTMTRS></OFX>', 'credit card'],
    ['no amount', xml(transaction('20261123', '')), 'amount is missing'],
  ])('refuses %s with the reason', (_, text, reason) => {
    expect(() => ofx(text)).toThrow(reason);
  });
});
