// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { overdueLaw } from '@/contract/law/due';
import { bootFindings } from '@/server/bootCheck';
import { parseEnv } from '@/server/env';

/** Where programs are found, and what time it is. */
const machine = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(PATH|LD_PRELOAD|FAKETIME.*)$/.test(name)),
);
/** `npm run doctor` and a start, in an environment that has nothing but this. */
const run = (script: string, source: Record<string, string>) =>
  spawnSync('node', ['--import', 'tsx', script], {
    encoding: 'utf8',
    env: { ...machine, NODE_ENV: 'production', ...source },
  });
const open = { HOST: '0.0.0.0', SITE_URL: 'https://belong.example', STRIPE_SECRT_KEY: 'sk_live_example' };
const expected = (source: Record<string, string>) =>
  bootFindings(parseEnv(source), source).map(({ level, name, says }) => [level, `${name}: ${says}`]);
const linesOf = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((line) => /^\S (\w+) +(.*)$/.exec(line)?.slice(1));
/** The lines of a start, without those on the law and on the desk’s checklist. */
const printed = (output: string) => linesOf(output).filter((line) => !/^(LAW|SETUP)/.test(line?.[1] ?? ''));

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

test('it names each figure and text of the law that the desk shows as overdue, with what holds until then', () => {
  const { stdout } = run('scripts/doctor.ts', { DATA_DIR: '.data/no-database-here' });
  const law = linesOf(stdout).filter((line) => line?.[1]?.startsWith('LAW'));
  const due = overdueLaw(new Date().toISOString().slice(0, 10), []);
  expect(law.filter((line) => line?.[0] === 'warning')).toHaveLength(due.length);
  for (const { title, dueOn } of due)
    expect(law.some((line) => line?.[1]?.includes(title) && line[1].includes(dueOn))).toBe(true);
  expect(law[0]?.[1]).toBe('LAW: No database answers, so figures that the desk entered are not known here.');
  expect(stdout).toContain('SETUP: No database answers, so what a first lease lacks is not known here.');
});
