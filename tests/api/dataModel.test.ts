import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { dataModelMarkdown } from '../../scripts/db/dataModel.ts';

const api = testApi();

test('docs/data-model.md is what `npm run db -- model` writes', async () => {
  expect(readFileSync('docs/data-model.md', 'utf8')).toBe(await dataModelMarkdown((sql) => api.rows(sql)));
});
