import type { AddressPrecision } from '@/contract/homes/addresses/endpoints';

/** An address as a geocoder knows it. */
export interface FoundAddress {
  streetAddress: string;
  unit: string | null;
  city: string;
  /** Two letters. */
  state: string;
  /** 00000 where the ZIP Code is unknown. */
  zipcode: string;
  county: string;
  lat: number;
  lng: number;
  precision: AddressPrecision;
}

/** Finds US addresses; what cannot be found is an empty answer, what cannot be asked throws. */
export interface Geocoding {
  /** Suggestions for an address while it is typed, best first. */
  suggest: (typed: string) => Promise<FoundAddress[]>;
}
