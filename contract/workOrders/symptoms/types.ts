import type { Area, RepairKind, Tier } from '@/contract/workOrders/constants';

export interface Symptom {
  readonly id: string;
  readonly area: Area;
  readonly label: string;
  readonly tier: Tier;
  readonly kind: RepairKind;
  /** What to mind before touching anything. */
  readonly safety: string;
  /** What one can try alone, two to five; nothing in an emergency. */
  readonly checks: readonly string[];
  /** What to do at once, before anything else is asked. */
  readonly emergency?: readonly string[];
}

type Row = readonly [
  id: string,
  label: string,
  tier: Tier,
  kind: RepairKind,
  safety: string,
  checks: readonly string[],
];

export const symptomsOf = (area: Area, rows: readonly Row[]): Symptom[] =>
  rows.map(([id, label, tier, kind, safety, checks]) => ({ id, area, label, tier, kind, safety, checks }));
