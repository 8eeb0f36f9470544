import type { Area, RepairKind, Tier } from '@/contract/care/workOrders/constants';

/** What a drawing beside a check shows. */
export const DRAWINGS = [
  'breaker',
  'outlet',
  'valve',
  'filter',
  'thermostat',
  'drain',
  'plug',
  'switch',
  'battery',
  'bulb',
  'lock',
  'camera',
] as const;
export type Drawing = (typeof DRAWINGS)[number];

export interface SymptomCheck {
  readonly text: string;
  readonly drawing: Drawing | null;
  /** An editor’s own picture goes before the drawing. */
  readonly picture: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  } | null;
}

export interface Symptom {
  readonly id: string;
  readonly area: Area;
  readonly label: string;
  readonly tier: Tier;
  readonly kind: RepairKind;
  /** What to mind before touching anything: shown with each check. */
  readonly safety: string;
  /** What one can try alone, two to five; nothing in an emergency. */
  readonly checks: readonly SymptomCheck[];
  /** What to do at once, before anything else is asked. */
  readonly emergency?: readonly string[];
  /** The same words in Spanish, by the English ones. */
  readonly es: Readonly<Record<string, string>>;
}

export const findIn = (known: readonly Symptom[], id: string | null) => known.find((symptom) => symptom.id === id);

type Row = readonly [
  id: string,
  label: string,
  tier: Tier,
  kind: RepairKind,
  safety: string,
  checks: readonly string[],
];

const WORDS: readonly (readonly [RegExp, Drawing])[] = [
  [/\bbreaker/i, 'breaker'],
  [/\boutlet\b|\breset\b/i, 'outlet'],
  [/\bvalve|shut-off/i, 'valve'],
  [/\bfilter|lint|vent\b/i, 'filter'],
  [/\bthermostat|\bdial\b/i, 'thermostat'],
  [/\bdrain|disposal|plunge|stopper|bowl/i, 'drain'],
  [/\bplug/i, 'plug'],
  [/\bswitch\b/i, 'switch'],
  [/\bbatter/i, 'battery'],
  [/\bbulb/i, 'bulb'],
  [/\bkey\b|\block(box)?\b|latch/i, 'lock'],
  [/\bphoto\b/i, 'camera'],
];

const checkOf = (text: string): SymptomCheck => ({
  text,
  drawing: WORDS.find(([words]) => words.test(text))?.[1] ?? null,
  picture: null,
});

export const symptomsOf = (area: Area, rows: readonly Row[]): Omit<Symptom, 'es'>[] =>
  rows.map(([id, label, tier, kind, safety, checks]) => ({
    id,
    area,
    label,
    tier,
    kind,
    safety,
    checks: checks.map(checkOf),
  }));
