import { expect, test } from 'vitest';
import { distributedTables, distributionKey } from '../../../server/db/distribution/tables.data';
import { filesMatching, isTest } from '../../support/sources';

interface Upsert {
  table: string;
  /** What stands between `on conflict` and what is done then. */
  target: string;
}

const BUILT = /insertInto\('(\w+)'\)(?:(?!insertInto\()[\s\S])*?\.onConflict\(([\s\S]*?)\.do(?:Nothing|UpdateSet)\(/g;
const WRITTEN = /insert into (\w+)(?:(?!insert into)[\s\S])*?on conflict\b([\s\S]*?)\bdo (?:nothing|update)/gi;
const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const upsertsOf = (text: string): Upsert[] =>
  [BUILT, WRITTEN].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, table = '', target = '']) => ({
      table: snakeCase(table),
      target: snakeCase(target.replace(/^\(?\w+\)? =>\s*\w+/, '').trim()),
    })),
  );

/** On servers of their own, the keys of these tables have the home as well (docs/how-to/sharding.md); their names stay. */
const fitsBothKeys = ({ table, target }: Upsert) =>
  !(distributedTables as readonly string[]).includes(table) ||
  target === '' ||
  /^(\.constraint\(|on constraint )/.test(target) ||
  new RegExp(`\\b${distributionKey(table)}\\b`).test(target);

test('an insert that may meet a row of a home names the constraint, the home, or nothing', () => {
  const files = filesMatching('server/**/*.{ts,sql}').filter(({ path }) => !isTest(path));
  const found = files.flatMap(({ path, text }) => upsertsOf(text).map((upsert) => ({ path, ...upsert })));
  expect(found.length).toBeGreaterThan(90);
  expect(found.filter((upsert) => !fitsBothKeys(upsert))).toEqual([]);
});

test.each([
  ["db.insertInto('charges').values(row).onConflict((each) => each.columns(['leaseId', 'source']).doNothing())", false],
  ["db.insertInto('charges').values(row).onConflict((each) => each.constraint('charges_source').doNothing())", true],
  ["db.insertInto('charges').values(row).onConflict((each) => each.doNothing())", true],
  ["db.insertInto('priceRules').values(row).onConflict((each) => each.column('homeId').doUpdateSet(row))", true],
  ["db.insertInto('users').values(row).onConflict((each) => each.column('id').doNothing())", true],
  ['insert into inspection_changes (id) values (1) on conflict (id) do nothing', false],
  ['insert into inspection_changes (id) values (1) on conflict on constraint inspection_changes_pkey do nothing', true],
  ['insert into home_access_codes (home_id) values (1) on conflict (home_id, kind) do update set kind = 1', true],
])('%s: %s', (text, fits) => {
  expect(upsertsOf(text).map(fitsBothKeys)).toEqual([fits]);
});
