import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightCounts } from './counts.ts';

test('a test of the browser that passed on its second try is named', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'belong-counts-')), 'report.json');
  const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ status }] });
  const suites = [
    {
      title: 'a.spec.ts',
      specs: [spec('opens', 'expected')],
      suites: [{ title: 'on a phone', specs: [spec('closes', 'flaky')] }],
    },
  ];
  writeFileSync(file, JSON.stringify({ stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 }, suites }));
  expect(playwrightCounts(file)).toEqual({ ran: 2, skipped: 0, retried: ['a.spec.ts: closes'] });
});
