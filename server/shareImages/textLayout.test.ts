import { expect, test } from 'vitest';
import { textLine, widthOf, wrap } from './textLayout';

test('words never leave their lines, and letters without an outline are spelled in Latin ones', () => {
  const words = 'Supercalifragilisticexpialidocious Boulevard Northwest by the Old Observatory, Penthouse 4';
  const lines = wrap(words, 'strong', 30, 464, 2);
  expect(lines).toHaveLength(2);
  for (const each of lines) expect(widthOf(each, 'strong', 30)).toBeLessThanOrEqual(464);
  expect(lines[1]).toMatch(/…$/);
  expect(textLine('<script>&"', 'text', 30, 0, 0)).not.toContain('script');
  expect(widthOf('Łódź', 'text', 30)).toBe(widthOf('Lodź', 'text', 30));
  expect(widthOf('東京', 'text', 30)).toBeGreaterThan(0);
});
