// The alert rules on synthetic series, by Prometheus' own tool (Debian: prometheus). Elsewhere it must be in PATH.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'belong-alerts-'));
let promtool = 'promtool';

/** From Debian's package, unpacked aside: nothing is installed. */
beforeAll(() => {
  cpSync('docs/monitoring', folder, { recursive: true });
  if (!spawnSync(promtool, ['--version']).error) return;
  execFileSync('apt-get', ['download', 'prometheus'], { cwd: folder, stdio: 'pipe' });
  execFileSync('sh', ['-c', 'dpkg -x prometheus_*.deb tool'], { cwd: folder, stdio: 'pipe' });
  promtool = join(folder, 'tool/usr/bin/promtool');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => spawnSync(promtool, args, { cwd: folder, encoding: 'utf8' });

test('the rules are valid', () => {
  const { status, stdout, stderr } = run('check', 'rules', 'rules.yml');
  expect(status, stdout + stderr).toBe(0);
});

test('alerts fire and clear as they should', () => {
  const { status, stdout, stderr } = run('test', 'rules', 'rules.test.yml', 'rules.days.test.yml');
  expect(status, stdout + stderr).toBe(0);
});

test.each([
  ['a threshold that is too high', '> 0.0072', '> 0.5'],
  ['a threshold that is too low', '> 0.0072', '> 0.00001'],
  ['a short window that no longer clears', 'ratio_rate5m > 0.0072', 'ratio_rate1h > 0.0072'],
  ['a queue that may wait for ever', '> 600', '> 600000'],
  ['a money budget that nobody watches by the day', 'ratio_rate1d > 0.0003', 'ratio_rate1d > 0.3'],
  ['emails that alert though most arrive', '> 0.2', '> 0.002'],
])('%s is noticed', (_, right, wrong) => {
  const rules = readFileSync('docs/monitoring/rules.yml', 'utf8');
  expect(rules).toContain(right);
  writeFileSync(join(folder, 'rules.yml'), rules.replaceAll(right, wrong));
  expect(run('test', 'rules', 'rules.test.yml', 'rules.days.test.yml').status).not.toBe(0);
  writeFileSync(join(folder, 'rules.yml'), rules);
});
