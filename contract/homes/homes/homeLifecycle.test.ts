import { describe, expect, test } from 'vitest';
import { type HomeEvent, homeLifecycle, LISTED_STATUSES } from './constants';

type Status = (typeof homeLifecycle.states)[number];
const events = [...new Set(homeLifecycle.states.flatMap((status) => homeLifecycle.eventsFrom(status)))];

/** Every status that some order of events leads to. */
function reachable(from: Status, without: readonly HomeEvent[] = []): Set<Status> {
  const found = new Set<Status>([from]);
  for (const status of found)
    for (const event of events) {
      const next = without.includes(event) ? undefined : homeLifecycle.after(status, event);
      if (next) found.add(next);
    }
  return found;
}

test('every status can be reached from a qualified home', () => {
  expect([...reachable('qualified')].sort()).toEqual([...homeLifecycle.states].sort());
});

test('every status but the last leads on, and every home can be given up', () => {
  for (const status of homeLifecycle.states) expect([...reachable(status)], status).toContain('offboarded');
});

describe('no order of events lists a home', () => {
  const blocked: readonly (readonly [why: string, without: readonly HomeEvent[]])[] = [
    ['whose agreement is not signed', ['signAgreement']],
    ['whose setup is not finished', ['finishSetup']],
    ['that was not inspected', ['passInspection', 'propose']],
    ['with a must-do open', ['passInspection', 'clear', 'finishWork']],
    ['that its owner did not submit, or relist', ['submit', 'relist']],
  ];
  test.each(blocked)('%s', (_, without) => {
    const statuses = reachable('qualified', without);
    expect(LISTED_STATUSES.filter((status) => statuses.has(status))).toEqual([]);
  });
});

test.each(homeLifecycle.states.flatMap((status) => events.map((event) => [status, event] as const)))(
  '%s takes %s only where the graph says so',
  (status, event) => {
    const isDeclared = homeLifecycle.eventsFrom(status).includes(event);
    const next = homeLifecycle.after(status, event);
    expect(next !== undefined).toBe(isDeclared);
    if (next) expect(homeLifecycle.states).toContain(next);
  },
);
