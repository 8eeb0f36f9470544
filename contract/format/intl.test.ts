import { expect, test, vi } from 'vitest';
import { dateFormat, listFormat, numberFormat, ordinalRules } from './intl';

test('makes a formatter once for each locale and its options', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  // Zones of no other test: the files of a worker share the formatters.
  const options = { dateStyle: 'long', timeZone: 'Antarctica/Troll' } as const;
  expect(dateFormat(options)).toBe(dateFormat({ ...options }));
  expect(dateFormat(options, 'es-US')).not.toBe(dateFormat(options));
  expect(dateFormat({ ...options, timeZone: 'Antarctica/Vostok' })).not.toBe(dateFormat(options));
  expect(made).toHaveBeenCalledTimes(3);
});

test('writes numbers, lists, and ordinals', () => {
  expect(numberFormat({ maximumFractionDigits: 1 }).format(1234.56)).toBe('1,234.6');
  expect(listFormat().format(['a', 'b', 'c'])).toBe('a, b, and c');
  expect(ordinalRules().select(22)).toBe('two');
});
