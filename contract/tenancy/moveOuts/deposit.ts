// The arithmetic of a deposit: what is left of an item by its age, what goes back, and to whom. Pure; whole cents.
import { type Cents, cents, sumCents } from '@/contract/amounts/cents';

/** Months an item serves before its value is used up; null: it does not wear, such as cleaning or a lost key. */
export const usefulLives = {
  paint: { label: 'Paint', months: 36 },
  carpet: { label: 'Carpet', months: 96 },
  vinyl: { label: 'Vinyl or laminate floor', months: 120 },
  hardwood: { label: 'Hardwood floor', months: 300 },
  blinds: { label: 'Blinds and curtains', months: 60 },
  appliance: { label: 'Appliance', months: 120 },
  countertop: { label: 'Countertop', months: 240 },
  fixture: { label: 'Faucet, light, or fixture', months: 120 },
  door: { label: 'Door or screen', months: 180 },
  cleaning: { label: 'Cleaning', months: null },
  keys: { label: 'Keys and locks', months: null },
  other: { label: 'Something else that does not wear', months: null },
} as const satisfies Record<string, { label: string; months: number | null }>;
export type DepositItem = keyof typeof usefulLives;
export const depositItems = Object.keys(usefulLives) as [DepositItem, ...DepositItem[]];

/** The part of a cost that may be charged: what the item still had of its useful life, rounded down. */
export function chargeable(item: DepositItem, cost: Cents, ageMonths: number): Cents {
  const { months } = usefulLives[item];
  if (months === null) return cost;
  const left = Math.max(0, months - Math.max(0, ageMonths));
  return cents(Math.floor((cost * left) / months));
}

export interface DepositTotals {
  readonly held: Cents;
  /** What the lines come to; never more than the deposit. */
  readonly deducted: Cents;
  readonly refund: Cents;
  /** What the lines come to beyond the deposit: owed apart from it, if at all. */
  readonly beyond: Cents;
}

export function depositTotals(held: Cents, lines: readonly Cents[]): DepositTotals {
  const all = sumCents(lines);
  const deducted = cents(Math.min(held, all));
  return { held, deducted, refund: cents(held - deducted), beyond: cents(all - deducted) };
}
