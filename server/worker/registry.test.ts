import { expect, test } from 'vitest';
import { filesMatching } from '@/tests/support/sources';
import { jobs } from './registry';

const tasks = new Set(jobs.map(({ task }) => task));
const sources = filesMatching('server/**/*.{ts,sql}').filter(({ path }) => !path.includes('.test.'));
const enqueued = new Set(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/\benqueue(?:Once|Soon)?\(\s*(?:[\w.]+,\s*)?'(\w+)'/g)].map(([, task = '']) => task),
  ),
);

test('every job that is enqueued has someone who runs it', () => {
  expect(enqueued.size).toBeGreaterThan(30);
  expect([...enqueued].filter((task) => !tasks.has(task))).toEqual([]);
});

test('every job is enqueued somewhere or starts by itself', () => {
  const text = sources.filter(({ path }) => !path.endsWith('/jobs.ts')).map((source) => source.text);
  const isNamed = (task: string) => text.some((source) => source.includes(`'${task}'`));
  expect(jobs.filter(({ task, cron }) => !cron && !enqueued.has(task) && !isNamed(task))).toEqual([]);
});

test('every module with jobs is in the registry', () => {
  const exporting = filesMatching('server/**/jobs.ts').filter(({ text }) => text.includes('export const jobs'));
  const registry = sources.find(({ path }) => path === 'server/worker/registry.ts')?.text ?? '';
  const missing = exporting.filter(({ path }) => !registry.includes(`'@/${path.replace(/\.ts$/, '')}'`));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test('a task starts by itself on one schedule', () => {
  const scheduled = jobs.filter(({ cron }) => cron).map(({ task }) => task);
  expect(scheduled).toEqual([...new Set(scheduled)]);
});
