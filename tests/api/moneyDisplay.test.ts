// M17: an amount is the same in the page, the PDF and the email, and the spreadsheet, down to the cent.
import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { Money } from '@/components/ui/text/Money';
import { formatMoneyInput } from '@/components/ui/text/moneyFormat';
import { type Cents, cents, formatExactMoney, MAX_CENTS } from '@/contract/amounts/cents';
import type { Payout } from '@/contract/money/payouts/endpoints';
import { formatCents } from '@/lib/format/money';
import { renderMessage } from '@/server/emails/renderMessage';
import { renderReceipt } from '@/server/modules/money/charges/receipts/pdf';
import { renderStatement } from '@/server/modules/money/payouts/statements/pdf';
import { statementCsv } from '@/server/modules/money/payouts/statements/presenter';
import { isDeep } from '@/tests/support/sample';

/** The cents that a text says, by its digits alone. */
const centsOf = (text: string): number => {
  expect(text).toMatch(/^[-−]?\$?[\d,]+\.\d\d$/);
  const amount = Number(text.replace(/\D/g, ''));
  expect(text).not.toMatch(/NaN|e\d|^[-−]\$?0\.00$/);
  return /^[-−]/.test(text) ? -amount : amount;
};

const payoutOf = (amounts: readonly Cents[]): Payout => ({
  id: '0190',
  homeId: '0190',
  period: '2026-11-01',
  plan: 'Monthly',
  status: 'paid',
  heldFor: null,
  payOn: '2026-11-05',
  amount: cents(0),
  carried: cents(0),
  reserve: cents(0),
  statementId: null,
  parts: [],
  lines: amounts.map((amount, at) => ({ kind: 'correction', amount, description: `line ${at}`, workOrderId: null })),
});

const linesOf = (csv: string) => csv.trim().split('\r\n').slice(1, -1);

const amount = fc.oneof(
  fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }),
  fc.integer({ min: -1_000, max: 1_000 }),
  fc.constantFrom(0, 1, -1, 99, -99, 100, -100, 999, 100_000, -100_000),
);

test('M17: page, email, and CSV say the same cents', () => {
  void fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 10 }), (given) => {
      const exact = given.map((each) => cents(each));
      expect(exact.map((each) => centsOf(formatMoneyInput(each, 'always')))).toEqual(given);
      expect(exact.map((each) => centsOf(formatExactMoney(each)))).toEqual(given);
      const short = exact.map((each) => formatCents(each));
      expect(short.map((text) => centsOf(text.includes('.') ? text : `${text}.00`))).toEqual(given);
      const cells = linesOf(statementCsv(payoutOf(exact), '1 Elm St')).map((line) => line.split(',').at(-1) ?? '');
      expect(cells.map(centsOf)).toEqual(given);
    }),
    { numRuns: isDeep ? 10_000 : 1_000 },
  );
});

/** What a text says behind each numbered line, in cents. */
const readLines = (text: string, count: number, sign: RegExp) =>
  Array.from({ length: count }, (_, n) =>
    centsOf(new RegExp(`line ${n}:${sign.source}([-−]?\\$[\\d,]+\\.\\d\\d)`).exec(text)?.[1] ?? ''),
  );

/** Amounts of one statement, small enough for a few pages. */
const AT_ONCE = 50;

test(
  'M17: page, statement, receipt, CSV, and email show the same cents, each read back from what is rendered',
  async () => {
    const given = fc.sample(amount, isDeep ? 10_000 : 1_000).map((each) => cents(each));
    const at = { createdAt: new Date('2026-11-05T12:00:00Z') };
    const textOf = async (bytes: Uint8Array) =>
      (await extractText(new Uint8Array(bytes), { mergePages: true })).text.replace(/\s+/g, ' ');
    for (let n = 0; n < given.length; n += AT_ONCE) {
      const part = given.slice(n, n + AT_ONCE);
      const lines = part.map((each, line) => ({ name: `line ${line}`, cents: each }));
      const page = part.map((each) =>
        renderToStaticMarkup(createElement(Money, { amount: each, cents: 'always' })).replace(
          /<style.*<\/style>|<[^>]+>/g,
          '',
        ),
      );
      expect(page.map(centsOf)).toEqual(part);
      const statement = await renderStatement(payoutOf(part), { address: '1 Elm St', owner: 'Ada', ...at });
      expect(readLines(await textOf(statement), part.length, / /)).toEqual(part);
      const receipt = await renderReceipt({
        paymentId: '0190',
        payer: 'Sam',
        home: '1 Elm St',
        paidOn: '2026-11-05',
        label: 'Visa',
        ...at,
        lines,
        amount: 0,
        feeCents: 0,
      });
      expect(readLines(await textOf(receipt), part.length, / /)).toEqual(part);
      const cells = linesOf(statementCsv(payoutOf(part), '1 Elm St')).map((line) => line.split(',').at(-1) ?? '');
      expect(cells.map(centsOf)).toEqual(part);
      const email = renderMessage('leasePayment', {
        name: 'Sam',
        status: 'succeeded',
        cents: 1,
        home: '1 Elm St',
        expectedOn: null,
        reason: null,
        paymentId: '0190',
        lines,
        link: 'https://belong.test/accounts/payments',
      });
      expect(readLines(email.body, part.length, / /)).toEqual(part);
    }
  },
  isDeep ? 1_200_000 : 120_000,
);
