import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoneyInput, parseMoney } from './moneyFormat';

test('cents are shown only where there are any', () => {
  expect(formatMoneyInput(245_000)).toBe('$2,450');
  expect(formatMoneyInput(245_050)).toBe('$2,450.50');
  expect(formatMoneyInput(245_000, 'always')).toBe('$2,450.00');
  expect(formatMoneyInput(245_050, 'never')).toBe('$2,451');
});

test('a negative amount carries a real minus sign before the dollar sign', () => {
  expect(formatMoneyInput(-1_999)).toBe('\u2212$19.99');
});

test('an amount is read as people type it', () => {
  expect(parseMoney('$1,250.5')).toBe(125_050);
  expect(parseMoney(' 2450 ')).toBe(245_000);
  expect(parseMoney('.75')).toBe(75);
  expect(parseMoney('-20')).toBe(-2_000);
  expect(parseMoney('')).toBeNull();
  expect(parseMoney('a lot')).toBeUndefined();
  expect(parseMoney('1.999')).toBeUndefined();
  expect(parseMoney('.')).toBeUndefined();
});

test('whatever we show can be typed back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_000_000_000, max: 9_000_000_000 }), (cents) => {
      expect(parseMoney(formatMoneyInput(cents))).toBe(cents);
    }),
  );
});

test('it reads as American English writes dollars, without asking the browser for its tables', () => {
  const digits = { auto: undefined, always: 2, never: 0 } as const;
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_000_000_000 }),
      fc.constantFrom('auto', 'always', 'never'),
      (cents, mode) => {
        const fraction = digits[mode] ?? (cents % 100 === 0 ? 0 : 2);
        const style = { minimumFractionDigits: fraction, maximumFractionDigits: fraction };
        const spelt = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', ...style });
        expect(formatMoneyInput(cents, mode)).toBe(spelt.format(cents / 100));
      },
    ),
  );
});
