import { describe, expect, it } from 'vitest';
import { entryDecision } from './entryNotices';

const PACIFIC = 'America/Los_Angeles';
const EASTERN = 'America/New_York';
const NOW = new Date('2026-06-01T16:00:00Z'); // Monday, 9 am in Los Angeles, noon in Miami.
const ask = (state: string, startsAt: string, over: Partial<Parameters<typeof entryDecision>[1]> = {}) =>
  entryDecision(
    { state, localities: [] },
    {
      now: NOW,
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt),
      timeZone: state === 'CA' || state === 'WA' ? PACIFIC : EASTERN,
      emergency: false,
      agreed: false,
      requested: true,
      ...over,
    },
  );

describe('entryDecision', () => {
  it.each([
    ['CA', '2026-06-02T15:59:00Z', 'tooSoon'],
    ['CA', '2026-06-02T16:00:00Z', null],
    ['CA', '2026-06-03T14:00:00Z', 'hours'], // 7 am
    ['WA', '2026-06-03T15:59:00Z', 'tooSoon'],
    ['WA', '2026-06-03T16:00:00Z', null],
    ['FL', '2026-06-02T16:00:00Z', null],
    ['FL', '2026-06-03T11:29:00Z', 'hours'], // 7:29 am
    ['FL', '2026-06-03T11:30:00Z', null],
    ['FL', '2026-06-04T00:00:00Z', 'hours'], // 8 pm
    ['VA', '2026-06-01T18:00:00Z', null], // Asked for by the resident.
    ['OR', '2026-06-03T16:00:00Z', 'tooSoon'],
  ] as const)('in %s at %s is refused for: %s', (state, startsAt, problem) => {
    expect(ask(state, startsAt).problem).toBe(problem);
  });

  // Fla. Stat. § 83.53(2): between 7:30 AM and 8 PM; Cal. Civ. Code § 1954(b): normal business hours.
  it.each([
    ['FL', '2026-06-03T22:00:00Z', '2026-06-04T00:00:00Z', null], // 6 to 8 pm
    ['FL', '2026-06-03T22:01:00Z', '2026-06-04T00:01:00Z', 'hours'],
    ['FL', '2026-06-03T23:59:00Z', '2026-06-04T01:59:00Z', 'hours'], // 7:59 pm
    ['CA', '2026-06-03T23:00:00Z', '2026-06-04T01:00:00Z', null], // 4 to 6 pm
    ['CA', '2026-06-03T23:30:00Z', '2026-06-04T01:30:00Z', 'hours'],
  ] as const)('in %s a visit from %s to %s is refused for: %s', (state, startsAt, endsAt, problem) => {
    expect(ask(state, startsAt, { endsAt: new Date(endsAt) }).problem).toBe(problem);
  });

  it('says the hours in which we enter', () => {
    expect(ask('FL', '2026-06-03T11:29:00Z').between).toBe('7:30 AM and 8 PM');
    expect(ask('CA', '2026-06-03T14:00:00Z').between).toBe('8 AM and 6 PM');
  });

  it('wants 72 hours in Virginia for what the resident did not ask for', () => {
    expect(ask('VA', '2026-06-04T15:59:00Z', { requested: false }).problem).toBe('tooSoon');
    expect(ask('VA', '2026-06-04T16:00:00Z', { requested: false }).problem).toBeNull();
  });

  it('allows entry at once in an emergency or at a time the resident chose', () => {
    for (const over of [{ emergency: true }, { agreed: true }])
      expect(ask('WA', '2026-06-01T16:30:00Z', over)).toMatchObject({ allowed: true, problem: null });
  });

  it('counts the notice by hours over the end of summer time', () => {
    const now = new Date('2026-10-31T19:00:00Z');
    const decision = ask('WA', '2026-11-02T19:00:00Z', { now });
    expect(decision.earliestAt.toISOString()).toBe('2026-11-02T19:00:00.000Z');
    expect(decision.allowed).toBe(true);
  });
});
