import { describe, expect, it } from 'vitest';
import type { RepairKind } from '@/contract/care/workOrders/constants';
import { repairClock, workOrderClocks } from './clocks';

const PACIFIC = 'America/Los_Angeles';
const EASTERN = 'America/New_York';
const due = (state: string, kind: RepairKind, at: string, timeZone: string) => {
  const clock = repairClock({ state, localities: [] }, kind, { reportedAt: new Date(at), timeZone });
  return clock && [clock.rule.id, clock.dueAt.toISOString()];
};

describe('repairClock', () => {
  it.each([
    // A Friday evening in Seattle, 8 pm: heat by Saturday, 8 pm, fridge by Monday, 8 pm.
    ['WA', 'heat', '2026-01-10T04:00:00Z', PACIFIC, 'wa-repair-24-hours', '2026-01-11T04:00:00.000Z'],
    ['WA', 'hazard', '2026-01-10T04:00:00Z', PACIFIC, 'wa-repair-24-hours', '2026-01-11T04:00:00.000Z'],
    ['WA', 'kitchen_appliance', '2026-01-10T04:00:00Z', PACIFIC, 'wa-repair-72-hours', '2026-01-13T04:00:00.000Z'],
    // 24 hours over the night in which clocks go forward (March 8, 2026) are 24 hours, not a day by the clock.
    ['WA', 'water', '2026-03-08T03:00:00Z', PACIFIC, 'wa-repair-24-hours', '2026-03-09T03:00:00.000Z'],
    // Reported on June 1: until the end of June 11, local time. Christmas and the weekend count.
    ['WA', 'other', '2026-06-01T18:00:00Z', PACIFIC, 'wa-repair-10-days', '2026-06-12T06:59:59.000Z'],
    ['WA', 'other', '2026-12-20T18:00:00Z', PACIFIC, 'wa-repair-10-days', '2026-12-31T07:59:59.000Z'],
    ['CA', 'heat', '2026-01-05T18:00:00Z', PACIFIC, 'ca-repair-30-days', '2026-02-05T07:59:59.000Z'],
    // Late in the evening in Miami it is the next day in Greenwich: the local day counts.
    ['FL', 'cooling', '2026-07-02T03:30:00Z', EASTERN, 'fl-repair-7-days', '2026-07-09T03:59:59.000Z'],
    // Over the end of summer time (November 1, 2026): the day ends at midnight in winter time.
    ['VA', 'plumbing', '2026-10-25T16:00:00Z', EASTERN, 'va-repair-14-days', '2026-11-09T04:59:59.000Z'],
  ] as const)('in %s for %s reported at %s', (state, kind, at, timeZone, id, expected) => {
    expect(due(state, kind, at, timeZone)).toEqual([id, expected]);
  });

  it('returns nothing for a state without law data', () => {
    expect(due('OR', 'heat', '2026-01-10T04:00:00Z', PACIFIC)).toBeUndefined();
  });
});

describe('workOrderClocks', () => {
  const clocks = (over: Partial<Parameters<typeof workOrderClocks>[0]>) =>
    workOrderClocks({
      tier: 'standard',
      kind: 'other',
      where: { state: 'CA', localities: [] },
      timeZone: 'America/Los_Angeles',
      reportedAt: new Date('2026-11-25T18:00:00Z'), // The Wednesday before Thanksgiving, 10 am.
      ...over,
    });

  it('skips Thanksgiving and the weekend for our own targets', () => {
    const { responseDueAt, repairDueAt } = clocks({});
    expect(responseDueAt.toISOString()).toBe('2026-11-28T02:00:00.000Z'); // Friday, 6 pm.
    expect(repairDueAt?.toISOString()).toBe('2026-12-08T02:00:00.000Z'); // Fri, Mon to Fri, Mon, 6 pm.
  });

  it('lets the clock of the law run through them, and follows it where it is stricter', () => {
    const heat = clocks({ tier: 'urgent', kind: 'heat', where: { state: 'WA', localities: [] } });
    expect(heat.lawDueAt?.toISOString()).toBe('2026-11-26T18:00:00.000Z');
    expect(heat.repairDueAt).toEqual(heat.lawDueAt);
    expect(heat.lawRuleId).toBe('wa-repair-24-hours');
  });

  it('calls within 15 minutes where life is in danger, at any hour', () => {
    const { responseDueAt } = clocks({ tier: 'life_safety', kind: 'hazard' });
    expect(responseDueAt.toISOString()).toBe('2026-11-25T18:15:00.000Z');
  });

  it('gives planned work no clock of the law', () => {
    expect(clocks({ tier: 'planned' })).toMatchObject({ lawDueAt: null, lawRuleId: null, repairDueAt: null });
  });
});
