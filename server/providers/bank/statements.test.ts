import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeBai2 } from './bai2';
import { StatementError } from './bank';
import { centsOfText } from './csv';
import { readStatement } from './statements';

const bai2 = (text: string) => readStatement({ format: 'bai2', text });
const camt = (text: string) => readStatement({ format: 'camt053', text });
const csv = (text: string) => readStatement({ format: 'csv', text });

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
    ['something else', 'hello'],
    ['two accounts', '01,a/\n02,b,c,1,261123/\n03,1,USD,010,0,,/\n03,2,USD,010,0,,/'],
    ['an amount in dollars', '01,a/\n02,b,c,1,261123/\n03,1,USD,010,12.50,,/'],
  ])('refuses %s in plain words', (_, text) => {
    expect(() => bai2(text)).toThrow(StatementError);
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
    ['a day that does not exist', 'Date,Amount\n02/30/2026,5'],
    ['no date', 'When,Amount\n02/03/2026,5'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(() => csv(text)).toThrow(StatementError);
  });
});

describe('camt.053', () => {
  const amount = (value: string, side: 'CRDT' | 'DBIT') =>
    `<Amt Ccy="USD">${value}</Amt><CdtDbtInd>${side}</CdtDbtInd>`;
  const balance = (code: string, value: string, side: 'CRDT' | 'DBIT', day: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(value, side)}<Dt><Dt>${day}</Dt></Dt></Bal>`;
  const file = (...inner: string[]) =>
    `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
      <Acct><Id><Othr><Id>0975312468</Id></Othr></Id></Acct>${inner.join('')}</Stmt></BkToCstmrStmt></Document>`;
  const entry = (value: string, side: 'CRDT' | 'DBIT', day: string, more = '', status = '<Sts><Cd>BOOK</Cd></Sts>') =>
    `<Ntry>${amount(value, side)}${status}<BookgDt><Dt>${day}</Dt></BookgDt>${more}</Ntry>`;
  const transfer = (id: string, words: string) =>
    `<AcctSvcrRef>DFD1</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs>
      <RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls></NtryDtls>`;

  test('reads balances, both sides, names on transfers, and several days in one statement', () => {
    const text = file(
      balance('OPBD', '5000.00', 'CRDT', '2026-11-20'),
      balance('CLBD', '6500.50', 'CRDT', '2026-11-23'),
      entry('2000.50', 'CRDT', '2026-11-20', transfer('REF-1', 'Rent &amp; parking')),
      entry('500.00', 'DBIT', '2026-11-23', '<NtryRef>0042</NtryRef><AddtlNtryInf>Check</AddtlNtryInf>'),
      entry('9.99', 'DBIT', '2026-11-23', '', '<Sts>PDNG</Sts>'),
    );
    expect(camt(text)).toEqual([
      {
        day: '2026-11-20',
        opening: 500_000,
        closing: 700_050,
        lines: [{ amount: 200_050, bankRef: 'DFD1', reference: 'REF-1', description: 'Rent & parking' }],
      },
      {
        day: '2026-11-23',
        opening: 700_050,
        closing: 650_050,
        lines: [{ amount: -50_000, bankRef: '', reference: '0042', description: 'Check' }],
      },
    ]);
  });

  test('keeps the closing balance of the bank, also on a day without lines and below zero', () => {
    expect(camt(file(balance('CLBD', '1.05', 'DBIT', '2026-11-23')))).toEqual([
      { day: '2026-11-23', opening: null, closing: -105, lines: [] },
    ]);
  });

  test.each([
    ['something else', '<Document><Other/></Document>'],
    ['broken XML', '<Document><BkToCstmrStmt>'],
    ['euros', file(balance('CLBD', '1.00', 'CRDT', '2026-11-23')).replace('USD', 'EUR')],
    ['no amount', file(entry('', 'CRDT', '2026-11-23'))],
  ])('refuses %s in plain words', (_, text) => {
    expect(() => camt(text)).toThrow(StatementError);
  });
});
