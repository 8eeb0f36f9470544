import type { Area } from '@/contract/care/workOrders/constants';

export const TRADES = [
  'plumbing',
  'electrical',
  'hvac',
  'appliances',
  'handyman',
  'roofing',
  'locksmith',
  'pest',
  'landscaping',
  'cleaning',
  'painting',
  'pool',
  'hauling',
] as const;
export type Trade = (typeof TRADES)[number];

export const tradeLabels: Readonly<Record<Trade, string>> = {
  plumbing: 'Plumbing',
  electrical: 'Electrical',
  hvac: 'Heating and cooling',
  appliances: 'Appliances',
  handyman: 'Handyman',
  roofing: 'Roof and gutters',
  locksmith: 'Locks',
  pest: 'Pest control',
  landscaping: 'Landscaping',
  cleaning: 'Cleaning',
  painting: 'Painting',
  pool: 'Pool',
  hauling: 'Junk removal',
};

/** Who fixes what is wrong there, unless the symptom says more. */
const tradeByArea: Readonly<Record<Area, Trade>> = {
  // An emergency in a person’s own words goes to no licensed trade before we know what it is.
  emergency: 'handyman',
  plumbing: 'plumbing',
  hot_water: 'plumbing',
  heating: 'hvac',
  cooling: 'hvac',
  electrical: 'electrical',
  kitchen: 'appliances',
  laundry: 'appliances',
  doors_and_locks: 'locksmith',
  walls_and_floors: 'handyman',
  roof_and_gutters: 'roofing',
  pests: 'pest',
  yard_and_outside: 'landscaping',
  safety_devices: 'handyman',
};

/** Symptoms that take another trade than their area. */
const tradeBySymptom: Readonly<Record<string, Trade>> = {
  // The gas company makes it safe; lines and appliances are for a licensed heating contractor.
  gas_smell: 'hvac',
  carbon_monoxide: 'hvac',
  fire_or_smoke: 'electrical',
  sparks_or_burning_smell: 'electrical',
  flooding: 'plumbing',
  sewage_backup: 'plumbing',
  lock_out_or_broken_lock: 'locksmith',
  ceiling_collapse: 'handyman',
  leaking_ceiling: 'plumbing',
  fan_broken: 'electrical',
  door_sticks: 'handyman',
  window_broken: 'handyman',
  window_stuck: 'handyman',
  garage_door: 'handyman',
  paint: 'painting',
  outdoor_light: 'electrical',
  fence: 'handyman',
  driveway: 'handyman',
  pool: 'pool',
  trash: 'hauling',
};

/** What someone sees, and where; the symptom is null in a person’s own words. */
interface Problem {
  readonly area: Area;
  readonly symptom: string | null;
}

export const tradeFor = ({ area, symptom }: Problem): Trade =>
  (symptom === null ? undefined : tradeBySymptom[symptom]) ?? tradeByArea[area];

/** The fire department or the gas company comes first: no Pro is sent before a person knows that they were called. */
export const RESPONDER_SYMPTOMS: readonly string[] = ['gas_smell', 'fire_or_smoke', 'carbon_monoxide'];
export const needsResponders = ({ symptom }: Pick<Problem, 'symptom'>): boolean =>
  symptom !== null && RESPONDER_SYMPTOMS.includes(symptom);

/** Papers with an end. A Form W-9 is certified by the Pro (contract/money/w9s). */
export const PRO_DOCUMENTS = ['license', 'liability_insurance', 'workers_comp'] as const;
export type ProDocumentKind = (typeof PRO_DOCUMENTS)[number];

export const proDocumentLabels: Readonly<Record<ProDocumentKind, string>> = {
  license: 'License',
  liability_insurance: 'Liability insurance',
  workers_comp: 'Workers’ compensation',
};

/** Trades that the states license. */
const LICENSED_TRADES: readonly Trade[] = ['plumbing', 'electrical', 'hvac', 'roofing', 'pest'];
/** Work at heights or on power. */
const INSURED_CREWS: readonly Trade[] = ['roofing', 'electrical'];

/** Documents required to work in this trade for us. There is no override. */
export function requiredDocuments(trade: Trade): ProDocumentKind[] {
  return PRO_DOCUMENTS.filter(
    (kind) =>
      kind === 'liability_insurance' ||
      (kind === 'license' && LICENSED_TRADES.includes(trade)) ||
      (kind === 'workers_comp' && INSURED_CREWS.includes(trade)),
  );
}

export const PRO_STATUSES = ['active', 'paused'] as const;
export const OFFER_STATUSES = ['offered', 'accepted', 'declined', 'expired', 'taken', 'withdrawn'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** Days before the end of a paper on which we remind a Pro. */
export const REMINDER_DAYS: readonly number[] = [30, 14, 7, 1];
/** Time to answer an offer before it goes to the next Pro, by the tier of the repair. */
export const OFFER_MINUTES = { life_safety: 15, urgent: 60, standard: 4 * 60, planned: 24 * 60 } as const;
/** An emergency is offered to so many at once; the first who accepts has it. */
export const EMERGENCY_OFFERS = 3;
/** Below so many finished jobs the public figures say nothing. */
export const MIN_SCORECARD_JOBS = 30;
