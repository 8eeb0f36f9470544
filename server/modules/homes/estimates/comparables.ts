// Homes of ours near one that is estimated: how like it each is, and what it would rent for if it were that one.
import type { HomeFeatures } from '@/server/rentModel/homeFeatures';
import type { RentModel } from '@/server/rentModel/rentModel';

/** A listing of ours as the model reads it, with its rent in whole dollars. */
export interface Candidate {
  homeId: string;
  rent: number;
  facts: HomeFeatures;
}

export interface ScoredComparable<N extends Candidate = Candidate> {
  candidate: N;
  km: number;
  /** 0 for a twin; homes beyond 3 have little to say. */
  dissimilarity: number;
  adjusted: number;
}

const KM_PER_DEGREE = 111.2;

export function kmBetween(one: HomeFeatures, other: HomeFeatures): number {
  if (one.lat === null || one.lon === null || other.lat === null || other.lon === null) return Number.POSITIVE_INFINITY;
  const east = (one.lon - other.lon) * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(one.lat - other.lat, east) * KM_PER_DEGREE;
}

const difference = (one: number | null, other: number | null, unknown: number) =>
  one === null || other === null ? unknown : Math.abs(one - other);

/** The distances of docs/rent-model.md, in which neighbours alone came within 9.7 % of rents unseen. */
function dissimilarity(one: HomeFeatures, other: HomeFeatures, km: number): number {
  const size = difference(one.sqft && Math.log(one.sqft), other.sqft && Math.log(other.sqft), 0.15);
  return Math.hypot(
    km / 1.5,
    6 * size,
    0.8 * difference(one.baths, other.baths, 0.5),
    2.5 * Math.abs(one.beds - other.beds),
    one.type === other.type ? 0 : 0.8,
    0.035 * difference(one.yearBuilt, other.yearBuilt, 15),
  );
}

const MAX_DISTANCE_KM = 12;
const MAX_COMPARABLES = 8;

/** The most alike first. The model says what the differences are worth; the level is the neighbour’s own rent. */
export function findComparables<N extends Candidate>(
  model: RentModel,
  subject: HomeFeatures,
  neighbours: readonly N[],
): ScoredComparable<N>[] {
  const own = model.estimate(subject).estimate;
  return neighbours
    .map((candidate) => ({ candidate, km: kmBetween(subject, candidate.facts) }))
    .filter(({ km }) => km <= MAX_DISTANCE_KM)
    .map(({ candidate, km }) => ({ candidate, km, dissimilarity: dissimilarity(subject, candidate.facts, km) }))
    .sort((one, other) => one.dissimilarity - other.dissimilarity)
    .slice(0, MAX_COMPARABLES)
    .map((compared) => {
      const { rent, facts } = compared.candidate;
      const there = model.estimate({ ...facts, date: subject.date }).estimate;
      return { ...compared, adjusted: Math.round(rent * (own / there)) };
    });
}
