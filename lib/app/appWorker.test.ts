import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(`public/${name}`, 'utf8');

test('the worker is a new one whenever the page it keeps has changed', () => {
  const stored = createHash('sha256').update(read('offline.html')).update(read('offline.js')).digest('hex').slice(0, 8);
  expect(read('app-worker.js')).toContain(`const CACHE = 'app-${stored}';`);
});
