import path from 'node:path';
import { expect, test } from 'vitest';
import { productFiles } from '../support/sources';
import { systemCallers } from './systemCallers.data';

/** Where the step itself lives, and what runs without a person: the queue, the worker, the seed, and the test API. */
const RUNTIME =
  /^server\/(?:(?:db|jobs|seed|testing|worker)\/|(?:demoAccounts|files\/named|http\/dispatch)\.ts$)|\.(?:test|fixture)\.ts$/;
const STEP = /\b(?:asSystem|asSystemWithin|becomeSystem)\(/;
const REGISTRY = 'server/worker/registry.ts';

const files = new Map(productFiles().map(({ path: name, text }) => [name, text]));

/** The files that a file imports, by alias or by relative path. */
const importsOf = (name: string): string[] =>
  [...(files.get(name) ?? '').matchAll(/from '(@\/|\.{1,2}\/)([^']+)'/g)].map(([, start = '', rest = '']) =>
    start === '@/' ? `${rest}.ts` : `${path.posix.join(path.posix.dirname(name), start, rest)}.ts`,
  );

/** Files of jobs that the worker runs: those of its registry, and those that they import. */
function registeredJobs(): Set<string> {
  const found = new Set<string>();
  const open = importsOf(REGISTRY);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name) || path.posix.basename(name) !== 'jobs.ts') continue;
    found.add(name);
    open.push(...importsOf(name));
  }
  return found;
}

const callers = [...files]
  .filter(([name, text]) => name.startsWith('server/') && !RUNTIME.test(name) && STEP.test(text))
  .map(([name]) => name);

test('only registered jobs and files with a reason step up to the system', () => {
  const jobs = registeredJobs();
  expect(jobs.size).toBeGreaterThan(50);
  expect(callers.filter((name) => !jobs.has(name) && !systemCallers[name])).toEqual([]);
});

test('each reason is of a file that still steps up', () => {
  expect(Object.keys(systemCallers).filter((name) => !callers.includes(name))).toEqual([]);
  expect(Object.keys(systemCallers)).toEqual(Object.keys(systemCallers).toSorted());
});
