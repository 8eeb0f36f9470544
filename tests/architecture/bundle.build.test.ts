import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { variables } from '@/server/env';
import { builtFiles, builtText, filesContaining, gzipKilobytes, productionBuild } from '../support/builds';
import budget from './budget.json';

const client = 'static/**/*.js';
const packages = [
  'kysely',
  'graphile',
  'node-postgres',
  'pg-pool',
  'argon2',
  'pino-',
  'rate-limiter-flexible',
  'belong_app',
];
/** Names without an underscore, such as `homes`, are words that any page may say. */
const tables = globSync('server/db/{schema,migrations}/**/*.sql')
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/create table (?:if not exists )?(?:\w+\.)?(\w+_\w+)/gi)])
  .map(([, name]) => name ?? '');
/** What the scripts of Next itself speak of, too. */
const spokenOf = new Set(['NODE_ENV']);
/** What is named NEXT_PUBLIC_ is meant for browsers. */
const environment = Object.keys(variables).filter(
  (name) => name.includes('_') && !name.startsWith('NEXT_PUBLIC_') && !spokenOf.has(name),
);

describe('the browser gets nothing of the server', () => {
  test('there are scripts and words to look for', () => {
    expect(builtFiles(productionBuild, client).length).toBeGreaterThan(5);
    expect(tables.length).toBeGreaterThan(3);
    expect(environment.length).toBeGreaterThan(5);
  });

  test.each([...packages, ...tables, ...environment])('no script says %s', (word) => {
    // The name of an event such as `payout_settings.changed` is not the name of a table.
    expect(filesContaining(productionBuild, client, new RegExp(`(?<![\\w.-])${word}(?![\\w.-])`))).toEqual([]);
  });

  test('the same search finds these words on the server', () => {
    const server = 'server/**/*.js';
    expect(filesContaining(productionBuild, server, 'DATABASE_URL')).not.toEqual([]);
  });
});

describe('the weight of a page', () => {
  const manifest: { pages: Record<string, string[]> } = JSON.parse(builtText(productionBuild, 'build-manifest.json'));
  const scripts = (page: string) => (manifest.pages[page] ?? []).filter((path) => path.endsWith('.js'));
  const weight = (paths: readonly string[]) =>
    Math.round([...new Set(paths)].reduce((sum, path) => sum + gzipKilobytes(productionBuild, path), 0));
  const pages = Object.keys(manifest.pages).filter((page) => !page.startsWith('/_') && !page.startsWith('/dev/'));

  test('what every page loads stays within its budget', () => {
    expect(weight(scripts('/_app'))).toBeGreaterThan(10);
    expect(weight(scripts('/_app'))).toBeLessThanOrEqual(budget.everyPage);
  });

  const own: Readonly<Partial<Record<string, number>>> = budget.pages;

  test.each(pages)('%s stays within its budget', (page) => {
    expect(weight([...scripts('/_app'), ...scripts(page)])).toBeLessThanOrEqual(own[page] ?? budget.heaviestPage);
  });

  test('pages with a budget of their own are there', () => {
    expect(pages).toEqual(expect.arrayContaining(Object.keys(own)));
  });
});
