// Homes of ours near one that is estimated: how like it each is, and what it would rent for if it were that one.
import type { HomeFacts } from './model/homeFacts';
import type { RentModel } from './model/rentModel';

/** A listing of ours as the model reads it, with its rent in whole dollars. */
export interface Neighbour {
  homeId: string;
  rent: number;
  facts: HomeFacts;
}

export interface Compared<N extends Neighbour = Neighbour> {
  neighbour: N;
  km: number;
  /** 0 for a twin; homes beyond 3 have little to say. */
  unlike: number;
  adjusted: number;
}

const KM_PER_DEGREE = 111.2;

export function kmBetween(one: HomeFacts, other: HomeFacts): number {
  if (one.lat === null || one.lon === null || other.lat === null || other.lon === null) return Number.POSITIVE_INFINITY;
  const east = (one.lon - other.lon) * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(one.lat - other.lat, east) * KM_PER_DEGREE;
}

const gap = (one: number | null, other: number | null, unknown: number) =>
  one === null || other === null ? unknown : Math.abs(one - other);

/** The distances of docs/rent-model.md, in which neighbours alone came within 9.7 % of rents unseen. */
function unlikeness(one: HomeFacts, other: HomeFacts, km: number): number {
  const size = gap(one.sqft && Math.log(one.sqft), other.sqft && Math.log(other.sqft), 0.15);
  return Math.hypot(
    km / 1.5,
    6 * size,
    0.8 * gap(one.baths, other.baths, 0.5),
    2.5 * Math.abs(one.beds - other.beds),
    one.type === other.type ? 0 : 0.8,
    0.035 * gap(one.yearBuilt, other.yearBuilt, 15),
  );
}

const FARTHEST_KM = 12;
const MOST = 8;

/** The most alike first. The model says what the differences are worth; the level is the neighbour’s own rent. */
export function compare<N extends Neighbour>(
  model: RentModel,
  subject: HomeFacts,
  neighbours: readonly N[],
): Compared<N>[] {
  const own = model.estimate(subject).estimate;
  return neighbours
    .map((neighbour) => ({ neighbour, km: kmBetween(subject, neighbour.facts) }))
    .filter(({ km }) => km <= FARTHEST_KM)
    .map(({ neighbour, km }) => ({ neighbour, km, unlike: unlikeness(subject, neighbour.facts, km) }))
    .sort((one, other) => one.unlike - other.unlike)
    .slice(0, MOST)
    .map((compared) => {
      const { rent, facts } = compared.neighbour;
      const there = model.estimate({ ...facts, date: subject.date }).estimate;
      return { ...compared, adjusted: Math.round(rent * (own / there)) };
    });
}
