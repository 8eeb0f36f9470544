import type { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { nextBusinessDay } from '@/server/calendar/businessDays';
import { workOrderClocks } from './clocks';
import { AREAS, TIERS } from './constants';
import { symptoms, symptomsIn } from './symptoms/symptoms';
import { deriveUrgency } from './urgency';

const asked = { description: '', activeDamage: false, gettingWorse: false };

describe('symptoms', () => {
  it('are at least 60 over 14 areas, emergencies first, each id once', () => {
    expect(symptoms.length).toBeGreaterThanOrEqual(60);
    expect(AREAS).toHaveLength(14);
    for (const area of AREAS) expect(symptomsIn(area).length, area).toBeGreaterThanOrEqual(4);
    expect(new Set(symptoms.map(({ id }) => id)).size).toBe(symptoms.length);
    expect(symptoms[0]?.id).toBe('gas_smell');
  });

  it('give checks and a safety line; an emergency says what to do and asks for nothing', () => {
    for (const { id, area, checks, safety, emergency } of symptoms) {
      expect(safety.length, id).toBeGreaterThan(5);
      expect(emergency !== undefined, id).toBe(area === 'emergency');
      expect(emergency ? emergency.length >= 3 : checks.length >= 2 && checks.length <= 5, id).toBe(true);
    }
  });

  it('send people who smell gas out, to 911 and to the gas company', () => {
    const steps = symptoms.find(({ id }) => id === 'gas_smell')?.emergency?.join(' ');
    expect(steps).toMatch(/^Leave the home now/);
    expect(steps).toMatch(/911 and your gas company/);
  });
});

describe('deriveUrgency', () => {
  it.each([
    ['gas_smell', {}, 'life_safety', 'hazard'],
    ['no_hot_water', {}, 'urgent', 'hot_water'],
    ['fridge_warm', {}, 'urgent', 'kitchen_appliance'],
    ['dripping_faucet', {}, 'standard', 'other'],
    ['dripping_faucet', { gettingWorse: true }, 'urgent', 'other'],
    ['dripping_faucet', { activeDamage: true }, 'urgent', 'other'],
    ['paint', {}, 'planned', 'other'],
    ['paint', { gettingWorse: true }, 'standard', 'other'],
    ['paint', { activeDamage: true }, 'urgent', 'other'],
    [null, {}, 'standard', 'other'],
    [null, { description: 'There is a gas smell by the stove' }, 'life_safety', 'hazard'],
    [null, { description: 'En la cocina huele a gas' }, 'life_safety', 'hazard'],
    [null, { description: 'Salen chispas del enchufe' }, 'life_safety', 'electricity'],
    ['smoke_alarm_chirps', { description: 'The smoke alarm chirps' }, 'urgent', 'other'],
    ['dripping_faucet', { description: 'The gas meter is far away' }, 'standard', 'other'],
  ] as const)('of %s with %j is %s', (symptom, over, tier, kind) => {
    expect(deriveUrgency({ ...asked, symptom, ...over })).toMatchObject({ tier, kind, reason: expect.any(String) });
  });

  it('never becomes less urgent by more trouble', () => {
    const rank = (tier: (typeof TIERS)[number]) => TIERS.indexOf(tier);
    for (const { id } of symptoms)
      for (const worse of [{ activeDamage: true }, { gettingWorse: true }, { description: 'sparks' }]) {
        const [calm, bad] = [asked, { ...asked, ...worse }].map((each) => deriveUrgency({ ...each, symptom: id }).tier);
        expect(rank(bad ?? 'planned'), id).toBeLessThanOrEqual(rank(calm ?? 'planned'));
      }
  });
});

describe('workOrderClocks', () => {
  const clocks = (over: Partial<Parameters<typeof workOrderClocks>[0]>) =>
    workOrderClocks({
      ...{ tier: 'standard', kind: 'other', where: { state: 'CA' }, timeZone: 'America/Los_Angeles' },
      reportedAt: new Date('2026-11-25T18:00:00Z'), // The Wednesday before Thanksgiving, 10 am.
      nextBusinessDay: (day: Temporal.PlainDate) => nextBusinessDay(day),
      ...over,
    });

  it('skips Thanksgiving and the weekend for our own targets', () => {
    const { responseDueAt, repairDueAt } = clocks({});
    expect(responseDueAt.toISOString()).toBe('2026-11-28T02:00:00.000Z'); // Friday, 6 pm.
    expect(repairDueAt?.toISOString()).toBe('2026-12-08T02:00:00.000Z'); // Fri, Mon to Fri, Mon, 6 pm.
  });

  it('lets the clock of the law run through them, and follows it where it is stricter', () => {
    const heat = clocks({ tier: 'urgent', kind: 'heat', where: { state: 'WA' } });
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
