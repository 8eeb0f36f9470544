// M17: an amount is the same in the page, the PDF and the email, and the spreadsheet, down to the cent.
import * as fc from 'fast-check';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { formatMoneyInput } from '@/components/ui/text/moneyFormat';
import { type Cents, cents, formatExactMoney, MAX_CENTS } from '@/contract/money/cents';
import type { Payout } from '@/contract/payouts/endpoints';
import { formatCents } from '@/lib/format/money';
import { renderStatement } from '@/server/modules/payouts/statements/pdf';
import { statementCsv } from '@/server/modules/payouts/statements/presenter';
import { isDeep } from '@/tests/support/sample';

/** The cents that a text says, by its digits alone. */
const centsOf = (text: string): number => {
  expect(text).toMatch(/^[-−]?\$?[\d,]+\.\d\d$/);
  const amount = Number(text.replace(/\D/g, ''));
  expect(text).not.toMatch(/NaN|e\d|^[-−]\$?0\.00$/);
  return /^[-−]/.test(text) ? -amount : amount;
};

const payoutOf = (amounts: readonly Cents[]): Payout => ({
  ...{ id: '0190', homeId: '0190', period: '2026-11-01', plan: 'Monthly', status: 'paid', heldFor: null },
  ...{ payOn: '2026-11-05', amount: cents(0), carried: cents(0), reserve: cents(0), statementId: null, parts: [] },
  lines: amounts.map((amount, at) => ({ kind: 'correction', amount, description: `line ${at}`, documentId: null })),
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

test('M17: so does the PDF, read back', async () => {
  const given = fc.sample(amount, isDeep ? 2_000 : 200).map((each) => cents(each));
  for (let at = 0; at < given.length; at += 40) {
    const part = given.slice(at, at + 40);
    const bytes = await renderStatement(payoutOf(part), {
      ...{ address: '1 Elm St', owner: 'Ada', createdAt: new Date('2026-11-05T12:00:00Z') },
    });
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    const shown = part.map((_, line) => new RegExp(`line ${line}:\\s+(-?\\$[\\d,]+\\.\\d\\d)`).exec(text)?.[1] ?? '');
    expect(shown.map(centsOf)).toEqual(part);
  }
});
