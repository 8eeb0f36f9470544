import { nanoid } from 'nanoid';
import { describe, expect, test } from 'vitest';
import { HOLDOUT } from '@/contract/platform/flags/constants';
import type { FlagRules } from '@/contract/platform/flags/schemas';
import { bucketOf, evaluateFlag, type FlagVisitor } from './evaluate';

const KEY = 'homepage_entry_order';
const everybody = { audiences: [], regions: [], userTypes: [], environments: [] };
const rules: FlagRules = {
  audience: everybody,
  rolloutPercent: 100,
  holdoutPercent: 0,
  targets: [],
  minimumEffectPoints: 2,
  weights: { owner_first: 1, resident_first: 1 },
};
const visitors = Array.from({ length: 2_000 }, () => nanoid());
const evaluate = (changes: Partial<FlagRules>, visitor: Partial<FlagVisitor>, isRunning = true) =>
  evaluateFlag(KEY, { rules: { ...rules, ...changes }, isRunning }, { environment: 'production', ...visitor });
const assignedTo = (changes: Partial<FlagRules>, variant: string | null) =>
  visitors.filter((id) => evaluate(changes, { id }).assigned === variant);

describe('evaluateFlag', () => {
  test('gives a visitor the same variant every time, and each variant its share', () => {
    const [id = ''] = visitors;
    expect(new Set(Array.from({ length: 20 }, () => evaluate({}, { id }).variant)).size).toBe(1);
    // Five standard deviations of 2,000 fair coins are 112.
    expect(Math.abs(assignedTo({}, 'resident_first').length - 1_000)).toBeLessThan(112);
    const threeToOne = { weights: { owner_first: 3, resident_first: 1 } };
    expect(Math.abs(assignedTo(threeToOne, 'resident_first').length - 500)).toBeLessThan(97);
  });

  test('puts fixed text into fixed buckets, so that a release moves no one', () => {
    expect(bucketOf('homepage_entry_order:variant:V1StGXR8_Z5jdHi6B-myT')).toBeCloseTo(0.448434, 6);
  });

  test('moves no one to another variant while the rollout grows', () => {
    const at = (rolloutPercent: number) =>
      new Map(visitors.map((id) => [id, evaluate({ rolloutPercent }, { id }).assigned]));
    const [some, more] = [at(20), at(60)];
    const inSome = visitors.filter((id) => some.get(id) !== null);
    expect(Math.abs(inSome.length - 400)).toBeLessThan(90);
    expect(inSome.filter((id) => some.get(id) !== more.get(id))).toEqual([]);
  });

  test('holds out the same visitors whatever else the rules say', () => {
    const held = assignedTo({ holdoutPercent: 10 }, HOLDOUT);
    expect(Math.abs(held.length - 200)).toBeLessThan(68);
    const wider = new Set(assignedTo({ holdoutPercent: 20, rolloutPercent: 5 }, HOLDOUT));
    expect(held.filter((id) => !wider.has(id))).toEqual([]);
    expect(evaluate({ holdoutPercent: 100 }, { id: held[0] }).variant).toBe('owner_first');
  });

  test('keeps what a visitor was given before, until it is no longer on offer', () => {
    const [id = ''] = assignedTo({}, 'owner_first');
    const assigned = { [KEY]: 'resident_first' };
    expect(evaluate({}, { id, assigned }).variant).toBe('resident_first');
    expect(evaluate({ weights: { owner_first: 1, resident_first: 0 } }, { id, assigned }).variant).toBe('owner_first');
    expect(evaluate({}, { id, assigned: { [KEY]: '__proto__' } }).variant).toBe('owner_first');
  });

  test('gives everybody the default once it is turned off, whatever they had', () => {
    const seen = visitors.map((id) => evaluate({}, { id, assigned: { [KEY]: 'resident_first' } }, false));
    expect(seen.filter(({ variant, assigned }) => variant !== 'owner_first' || assigned !== null)).toEqual([]);
  });

  test('splits no one that it does not know', () => {
    expect(evaluate({}, {})).toEqual({ variant: 'owner_first', assigned: null, reason: 'DEFAULT' });
  });

  test.each<[string, Partial<typeof everybody>, Partial<FlagVisitor>, Partial<FlagVisitor>]>([
    ['region', { regions: ['seattle'] as never }, { region: 'seattle' }, { region: 'miami' }],
    ['audience', { audiences: ['member'] as never }, { audience: 'member' }, { audience: 'visitor' }],
    ['user type', { userTypes: ['homeowner'] as never }, { userType: 'homeowner' }, {}],
    ['environment', { environments: ['qa'] as never }, { environment: 'qa' }, { environment: 'production' }],
  ])('narrows the rollout, or fixes a variant, by %s', (_, audience, inside, outside) => {
    const [id = ''] = visitors;
    const narrowed = { audience: { ...everybody, ...audience } };
    expect(evaluate(narrowed, { id, ...inside }).assigned).not.toBeNull();
    expect(evaluate(narrowed, { id, ...outside }).assigned).toBeNull();
    const fixed = { rolloutPercent: 0, targets: [{ ...narrowed, variant: 'resident_first' }] };
    expect(evaluate(fixed, inside)).toMatchObject({ variant: 'resident_first', assigned: null });
    expect(evaluate(fixed, outside).variant).toBe('owner_first');
  });
});
