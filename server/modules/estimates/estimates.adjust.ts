// What no listing column holds and so no model learnt: the shape a home is in. Our own judgement, small, and shown line by line.
import type { Adjustment } from '@/contract/estimates';
import type { Said } from './estimates.facts';

/** Basis points of the rent by average shape from 1 to 5; most homes that are listed are a 3 or 4. */
const SHAPE = [-600, -300, 0, 150, 350] as const;
const MATERIAL: Record<NonNullable<Said['primaryMaterial']>, number> = {
  hardwood: 100,
  tile: 50,
  lvp: 50,
  laminate: 0,
  carpet: -100,
};
const FEATURES: Partial<Record<NonNullable<Said['features']>[number], [string, number]>> = {
  view: ['The view', 200],
  yard: ['The yard or patio', 100],
  ev: ['The charger for a car', 50],
  storage: ['The storage', 50],
};
/** Together they never move an estimate further. */
const MOST = 600;
const WHY = 'Our judgement: no listing we learnt from tells it';

const parts = ['kitchen', 'bathrooms', 'floors', 'paint', 'systems'] as const;

/** How many basis points the shape is worth: between the steps in a straight line. */
function shapeBps(said: Said): number {
  const told = parts.map((part) => said[part]).filter((step) => step !== undefined);
  if (told.length === 0) return 0;
  const mean = told.reduce((sum, step) => sum + step, 0) / told.length - 1;
  const below = Math.floor(mean);
  const [from, to] = [SHAPE[below] ?? 0, SHAPE[Math.min(4, below + 1)] ?? 0];
  return from + (to - from) * (mean - below);
}

function wishes(said: Said): [string, number][] {
  const features = (said.features ?? []).map((each) => FEATURES[each]).filter((each) => each !== undefined);
  return [
    ['The shape it is in', shapeBps(said)],
    ['The floors', said.primaryMaterial ? MATERIAL[said.primaryMaterial] : 0],
    ...features,
  ];
}

/** Dollars a month for each thing told, scaled so that the whole stays within its bound. */
export function adjustmentsFor(said: Said, estimate: number): Adjustment[] {
  const wanted = wishes(said).filter(([, points]) => points !== 0);
  const sum = Math.abs(wanted.reduce((total, [, points]) => total + points, 0));
  const scale = sum > MOST ? MOST / sum : 1;
  return wanted
    .map(([name, points]) => ({ name, dollars: Math.round((estimate * points * scale) / 10_000), why: WHY }))
    .filter(({ dollars }) => dollars !== 0);
}
