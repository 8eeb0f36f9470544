import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowed, violations } from './boundaries.data';

const root = process.cwd();
const tree = mkdtempSync(join(tmpdir(), 'belong-boundaries-'));
const fired = new Set<string>();

interface Report {
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

/** Writes the planted imports as a tree of files and asks dependency-cruiser, with our rules, what is wrong with it. */
beforeAll(() => {
  for (const file of ['package.json', 'tsconfig.json', '.dependency-cruiser.cjs', '.dependency-cruiser.domains.cjs'])
    cpSync(join(root, file), join(tree, file));
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  const imports = new Map<string, string[]>();
  for (const [from, to] of [...allowed, ...violations.map(([, from, to]) => [from, to] as const)]) {
    imports.set(from, [...(imports.get(from) ?? []), to]);
    if (isFile(to) && !to.includes('nowhere')) imports.set(to, imports.get(to) ?? []);
  }
  for (const [file, targets] of imports) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `${targets.map(importOf).join('\n')}\nexport {};\n`);
  }
  const folders = [...new Set([...imports.keys()].map((file) => file.split('/')[0] ?? file))];
  const report: Report = JSON.parse(cruise(folders));
  for (const { rule, from, to } of report.summary.violations) fired.add(`${rule.name}: ${from} → ${packageOf(to)}`);
}, 30_000);
afterAll(() => rmSync(tree, { recursive: true }));

function cruise(folders: string[]): string {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders];
  return execFileSync(resolve(root, 'node_modules/.bin/depcruise'), args, {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
}

const isFile = (to: string) => /\.tsx?$/.test(to);
const importOf = (to: string) => `import ${isFile(to) ? `'@/${to.replace(/\.tsx?$/, '')}'` : `'${to}'`};`;
const packageOf = (to: string) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(to)?.[1] ?? to.replace(/^@\//, '');

describe('every rule catches its planted offence', () => {
  test.each(violations)('%s: %s → %s', (rule, from, to) => {
    expect([...fired]).toContain(`${rule}: ${from} → ${to.includes('nowhere') ? to.replace(/\.ts$/, '') : to}`);
  });

  test('no rule of the configuration is left without an offence here', async () => {
    const config: { forbidden: { name: string }[] } = (await import(join(root, '.dependency-cruiser.cjs'))).default;
    const proven = new Set<string>(violations.map(([rule]) => rule));
    expect(config.forbidden.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([]);
  });
});

test.each(allowed)('%s may import %s', (from, to) => {
  expect([...fired].filter((each) => each.endsWith(`: ${from} → ${to}`))).toEqual([]);
});

describe('the rows of a table', () => {
  const WRITES = [
    /(?:insertInto|updateTable|deleteFrom)\('(\w+)'/g,
    /(?<!for )\b(?:insert into|update|delete from)\s+([a-z_]+)\b/g,
  ];
  const tables = new Set(
    [
      ...(readFileSync('server/db/types.ts', 'utf8').split('export interface DB')[1] ?? '').matchAll(/^ {2}(\w+): /gm),
    ].map(([, name]) => name),
  );
  const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

  /** Modules that write a table, by its name. */
  function writersIn(files: readonly [path: string, text: string][]): Map<string, Set<string>> {
    const writers = new Map<string, Set<string>>();
    for (const [path, text] of files)
      for (const [, name = ''] of WRITES.flatMap((write) => [...text.matchAll(write)])) {
        const table = camelCase(name);
        if (!tables.has(table)) continue;
        writers.set(table, (writers.get(table) ?? new Set()).add(path.split('/')[3] ?? ''));
      }
    return writers;
  }
  const shared = (writers: ReturnType<typeof writersIn>) =>
    [...writers].filter(([, modules]) => modules.size > 1).map(([table, modules]) => `${table}: ${[...modules]}`);

  test('are written by one module', () => {
    const paths = globSync('server/modules/**/*.ts').filter(
      (path) => !/\.(test|fixture)\.ts$|\/fixture\.ts$/.test(path),
    );
    expect(paths.length).toBeGreaterThan(500);
    expect(shared(writersIn(paths.map((path) => [path, readFileSync(path, 'utf8')])))).toEqual([]);
  });

  test('that a second module writes are found', () => {
    const text = "db.updateTable('homes')";
    expect(
      shared(
        writersIn([
          ['server/modules/homes/homes/repo.ts', text],
          ['server/modules/leasing/tours/repo.ts', 'update homes set'],
        ]),
      ),
    ).toEqual(['homes: homes,tours']);
  });
});
