import { describe, expect, test } from 'vitest';
import { contract } from '@/contract';
import { schemas } from '@/contract/schemas';
import { filesMatching } from '../support/sources';

const resources = Object.entries(contract) as [keyof typeof contract, (typeof contract)[keyof typeof contract]][];

/** Resources with operations of another noun: registering, resetting, and switching begin or end sessions. */
const implementedIn: Readonly<Record<string, string>> = { users: 'sessions' };

/** The text of a module's tests; an endpoint is tested when one of them has a `describe` of its name. */
const testsOf = (resource: string) =>
  filesMatching(`server/modules/*/${implementedIn[resource] ?? resource}/**/*.test.ts`)
    .map(({ text }) => text)
    .join('\n');

describe.each(resources)('%s', (resource, endpoints) => {
  test.each(Object.keys(endpoints))('%s has tests of its own', (endpoint) => {
    const describes = [...testsOf(resource).matchAll(/describe\(\s*(['"`])(\w+)/g)].map(([, , name]) => name);
    expect(describes).toContain(endpoint);
  });

  test('every operation has a name, a summary and an answer', () => {
    const answers: Record<string, { result?: unknown }> = schemas[resource];
    for (const [name, { key, summary }] of Object.entries(endpoints)) {
      expect(key).toEqual([resource, name]);
      expect(summary.length).toBeGreaterThan(5);
      expect(answers[name]?.result).toBeDefined();
    }
  });
});
