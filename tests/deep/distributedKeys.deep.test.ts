// The API on a database with the home in its keys (`npm run db -- distribute`): runs the unchanged tests of the modules.
import { globSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { asOwner, databaseUrl } from '@/scripts/ci/database';
import { distribute } from '@/server/db/distribution/distribute';
import { runParts } from '@/tests/support/engines/parts';

const TEMPLATE = 'test_distributed';

const { url, template } = inject('testServer');
const run = (sql: string) => asOwner(url, (client) => client.query(sql));

beforeAll(async () => {
  await run(`create database ${TEMPLATE} template ${template}`);
  await distribute(databaseUrl(url, TEMPLATE));
});
afterAll(() => run(`drop database if exists ${TEMPLATE}`));

// The tests of personal data find the rows of a person by foreign keys, and those to people are gone there.
const PARTS = globSync('server/modules/*/*').filter((folder) => !folder.endsWith('/personalData'));

test('every other module works with the home in each key', async () => {
  expect(await runParts(PARTS, { url, template: TEMPLATE })).toBe('passed');
});
