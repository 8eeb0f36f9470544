// Alerts lead somewhere: each names a runbook that exists, and measures what the server really exports.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';

const rules = readFileSync('docs/monitoring/rules.yml', 'utf8');
const synthetic = globSync('docs/monitoring/*.test.yml')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const alerts = rules
  .split(/\n {6}- (?=alert: |record: )/)
  .filter((rule) => rule.startsWith('alert: '))
  .map((rule) => ({ name: /^alert: (\w+)/.exec(rule)?.[1] ?? '', rule }));
const runbookOf = (rule: string) => /runbook: (\S+)/.exec(rule)?.[1] ?? 'none';

test('there are alerts for each objective and for operations', () => {
  expect(alerts.length).toBeGreaterThan(15);
});

test.each(alerts)('$name has a severity, waits, and names a runbook that is about it', ({ name, rule }) => {
  expect(rule).toMatch(/severity: (page|ticket)\b/);
  expect(rule).toMatch(/\n {8}for: \d+[mhd]\n/);
  const runbook = runbookOf(rule);
  expect(existsSync(runbook), runbook).toBe(true);
  const text = readFileSync(runbook, 'utf8');
  expect(text).toContain(name);
  for (const heading of ['## What it means', '## What to do', '## Done when']) expect(text).toContain(heading);
});

test.each(alerts)('$name is tried on synthetic series: it fires on one and stays silent on another', ({ name }) => {
  const tried = synthetic.split(/\n {6}- (?=eval_time)/).filter((part) => part.includes(`alertname: ${name}\n`));
  expect(tried.some((part) => part.includes('exp_labels'))).toBe(true);
  expect(tried.some((part) => part.includes('exp_alerts: []'))).toBe(true);
});

test('every runbook belongs to an alert', () => {
  const named = new Set(alerts.map(({ rule }) => runbookOf(rule)));
  expect(globSync('docs/runbooks/*.md').filter((path) => !named.has(path))).toEqual([]);
});

test('every metric of a rule is one the server exports', () => {
  const source = globSync('server/telemetry/*.ts').map((path) => readFileSync(path, 'utf8'));
  const exported = new Set(
    source
      .join('\n')
      .match(/belong(\.\w+)+/g)
      ?.map((name) => name.replaceAll('.', '_')),
  );
  const used = new Set(rules.match(/\bbelong_\w+/g)?.map((name) => name.replace(/_(count|bucket|sum|total)$/, '')));
  expect([...used].filter((name) => !exported.has(name))).toEqual([]);
});

test('failures of money are measured against the same operations, all of the contract', () => {
  const patterns = [...rules.matchAll(/op=~"\(([\w|]+)\)/g)].map(([, pattern = '']) => pattern);
  expect(new Set(patterns).size).toBe(1);
  const named = (patterns[0] ?? '').split('|');
  const all = globSync('contract/*/*/endpoints.ts').map((path) => basename(dirname(path)));
  expect(named.filter((resource) => !all.includes(resource))).toEqual([]);
  // Resources named after payments are all in the pattern.
  expect(
    all.filter((name) => /^(payment|payout|smoothPayment|charge|autopay)/.test(name) && !named.includes(name)),
  ).toEqual([]);
});
