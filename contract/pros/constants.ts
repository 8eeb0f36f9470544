import type { Area } from '@/contract/workOrders/constants';

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

/** Who fixes what is wrong there. */
const tradeByArea: Readonly<Record<Area, Trade>> = {
  emergency: 'plumbing',
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
export const tradeFor = (area: Area): Trade => tradeByArea[area];

/** Papers with an end. A Form W-9 is certified by the Pro (contract/w9s). */
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

/** Papers without which nobody works in this trade for us. There is no override. */
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
/** How long the next Pro waits for an answer, by how soon somebody has to act. */
export const OFFER_MINUTES = { life_safety: 15, urgent: 60, standard: 4 * 60, planned: 24 * 60 } as const;
/** An emergency is offered to so many at once; the first who accepts has it. */
export const EMERGENCY_OFFERS = 3;
/** Below so many finished jobs the public figures say nothing. */
export const MIN_SCORECARD_JOBS = 30;
