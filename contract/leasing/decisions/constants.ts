import type { Cents } from '@/contract/amounts/cents';

export const outcomes = ['approved', 'approved_with_conditions', 'declined'] as const;
export type Outcome = (typeof outcomes)[number];

/** What is asked before a yes. A later start is no worse term; the other two are, and a letter says why. */
export type Condition =
  | { readonly kind: 'coSigner' }
  | { readonly kind: 'deposit'; readonly cents: Cents }
  | { readonly kind: 'start'; readonly day: string };

/** Whether a decision is adverse in the sense of the Fair Credit Reporting Act (15 U.S.C. § 1681a(k)). */
export const isAdverse = (outcome: Outcome, conditions: readonly Condition[]): boolean =>
  outcome === 'declined' || conditions.some(({ kind }) => kind !== 'start');

/** A homeowner's view of a household: how many people, and their pets. Minors and assistance animals are hidden. */
export interface HouseholdView {
  readonly adults: number;
  readonly coSigners: number;
  readonly pets: readonly string[];
}

/** After so many days without an answer, staff decide for a homeowner by the published criteria. */
export const SILENT_OWNER_DAYS = 7;

/** A start may be moved by so many days either way. */
export const MAX_START_SHIFT_DAYS = 45;

/** How a household stands, in figures that name no amount: null where there is none to tell. */
export interface HouseholdFigures {
  /** Confirmed income before tax, as a multiple of the rent they would pay themselves, to one decimal. */
  readonly incomeToRent?: number | null;
  /** The band of their lowest score. */
  readonly creditBand?: string | null;
}

/** Homes on the page of tours and applications. */
export const MAX_LEASING_HOMES = 100;
