import { expect, test } from 'vitest';
import { section } from './document';
import type { PageFigures } from './tables';

const bare: PageFigures = {
  name: 'a bare page',
  kind: 'bare',
  lcp: 1_000,
  tbt: 50,
  cls: 0,
  script: 100_000,
  shifts: [],
};

test('writes ratios to the bare page, and which budgets a page exceeds', () => {
  const pages: PageFigures[] = [
    { ...bare, name: '/faq', kind: 'public', lcp: 1_500, tbt: 175, script: 140_000 },
    { ...bare, name: 'settings', kind: 'account', lcp: 1_700, tbt: 175, cls: 0.03, script: 160_000 },
  ];
  const text = section({ bare, pages, touches: [{ name: 'dialog', waits: [80, 120] }] }, new Date('2026-11-29T09:00Z'));
  expect(text).toContain('Measured on November 29, 2026.');
  expect(text).toContain('| `/faq` | 3.50 x | 1.50 x | 0.000 | 1.40 x | TBT |');
  expect(text).toContain('| settings | 3.50 x | 1.70 x | 0.030 | 1.60 x | LCP, CLS, JavaScript |');
  expect(text).toContain('| dialog | 120 ms |');
});
