import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from './money';

test('what is written of an amount is its integer cents, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_000_000_000, max: 9_000_000_000 }), (cents) => {
      const text = formatMoney(cents);
      expect(text).toMatch(/^\u2212?\$\d{1,3}(,\d{3})*(\.\d{2})?$/);
      const [dollars = '', rest = '00'] = text.replace(/[\u2212$,]/g, '').split('.');
      expect((text.startsWith('\u2212') ? -1 : 1) * (Number(dollars) * 100 + Number(rest)) + 0).toBe(cents + 0);
    }),
    { numRuns: 10_000 },
  );
});

test('half a dollar is fifty cents, and nothing is no negative nothing', () => {
  expect(formatMoney(250_050)).toBe('$2,500.50');
  expect(formatMoney(-0)).toBe('$0');
  expect(formatMoney(-1)).toBe('\u2212$0.01');
});
