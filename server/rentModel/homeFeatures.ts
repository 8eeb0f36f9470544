/** The regions the model knows rents of; `other` is anywhere else, a level without local knowledge. */
export const modelRegions = [
  'Bay Area',
  'LA Area',
  'Orange County',
  'San Diego Area',
  'Seattle Area',
  'Miami',
  'Virginia',
  'other',
] as const;
export type ModelRegion = (typeof modelRegions)[number];

/** Words that the model puts in an order, from least to most rent, roughly. */
export const orders = {
  geo: ['city', 'neighborhood', 'zip', 'street', 'exact'],
  type: ['apartment', 'condo', 'multi', 'adu', 'mobile', 'townhouse', 'house'],
  parking: ['none', 'yes', 'garage'],
  laundry: ['none', 'hookups', 'shared', 'in_unit'],
} as const;
type Order = typeof orders;

/** Inputs of the model for a home; null for unknown ones, which it copes with. */
export interface HomeFeatures {
  /** The day the estimate is for, as 2026-11-21. */
  date: string;
  region: ModelRegion;
  beds: number;
  zip: string | null;
  lat: number | null;
  lon: number | null;
  /** How exactly lat and lon tell the place. */
  geo: Order['geo'][number] | null;
  type: Order['type'][number] | null;
  baths: number | null;
  sqft: number | null;
  yearBuilt: number | null;
  parking: Order['parking'][number] | null;
  laundry: Order['laundry'][number] | null;
  pets: boolean | null;
  furnished: boolean | null;
  pool: boolean | null;
  gym: boolean | null;
  ac: boolean | null;
  elevator: boolean | null;
}
