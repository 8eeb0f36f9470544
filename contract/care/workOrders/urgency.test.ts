import { describe, expect, it } from 'vitest';
import { AREAS, TIERS } from './constants';
import { symptoms, symptomsIn } from './symptoms/symptoms';
import { findIn } from './symptoms/types';
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

  it('speak Spanish in every word', () => {
    for (const { id, label, safety, checks, emergency, es } of symptoms)
      if (!emergency)
        expect(
          [label, safety, ...checks.map(({ text }) => text)].filter((text) => !es[text]),
          id,
        ).toEqual([]);
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
    expect(deriveUrgency({ ...asked, symptom: findIn(symptoms, symptom), ...over })).toMatchObject({
      tier,
      kind,
      reason: expect.any(String),
    });
  });

  it('never becomes less urgent by more trouble', () => {
    const rank = (tier: (typeof TIERS)[number]) => TIERS.indexOf(tier);
    for (const symptom of symptoms)
      for (const worse of [{ activeDamage: true }, { gettingWorse: true }, { description: 'sparks' }]) {
        const [calm, bad] = [asked, { ...asked, ...worse }].map((each) => deriveUrgency({ ...each, symptom }).tier);
        expect(rank(bad ?? 'planned'), symptom.id).toBeLessThanOrEqual(rank(calm ?? 'planned'));
      }
  });
});
