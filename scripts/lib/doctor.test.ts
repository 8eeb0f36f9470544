// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { bootFindings } from '@/server/bootCheck';
import { parseEnv } from '@/server/env';

const { PATH = '' } = process.env;
/** `npm run doctor` and a start, in an environment that has nothing but this. */
const run = (script: string, source: Record<string, string>) =>
  spawnSync('node', ['--import', 'tsx', script], {
    encoding: 'utf8',
    env: { PATH, NODE_ENV: 'production', ...source },
  });
const open = { HOST: '0.0.0.0', SITE_URL: 'https://belong.example', STRIPE_SECRT_KEY: 'sk_live_example' };
const expected = (source: Record<string, string>) =>
  bootFindings(parseEnv(source), source, new Date().toISOString().slice(0, 10)).map(({ level, name, says }) => [
    level,
    `${name}: ${says}`,
  ]);
const printed = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((line) => /^\S (\w+) +(.*)$/.exec(line)?.slice(1));

test('the doctor says line by line what a start checks, and fails where a start refuses', () => {
  const { status, stdout } = run('scripts/doctor.ts', open);
  expect(printed(stdout)).toEqual(expected(open));
  expect(status).toBe(1);
  const start = run('scripts/api.ts', open);
  expect(start.status).not.toBe(0);
  for (const [level, line = ''] of expected(open))
    if (level === 'refused') expect(start.stderr + start.stdout).toContain(line);
  expect(stdout + start.stderr).not.toContain('sk_live_example');
});

test('on this machine alone it finds nothing to refuse', () => {
  const { status, stdout } = run('scripts/doctor.ts', {});
  expect(printed(stdout)).toEqual(expected({}));
  expect(status).toBe(0);
});
