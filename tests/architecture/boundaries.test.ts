import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  for (const file of ['package.json', 'tsconfig.json', '.dependency-cruiser.cjs'])
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
