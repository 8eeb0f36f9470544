import type { LeaseTerms } from '@/contract/leasing/leases/schemas';
import type { ImportFileKind } from '@/contract/onboarding/portfolioImports/constants';
import type { ZipTable } from '@/server/providers/geocoding/zipTable';
import type { ImportRow } from './cells';
import type { ChosenColumns } from './reading';

export interface StoredFile {
  kind: ImportFileKind;
  fileName: string;
  text: string;
  columns: ChosenColumns;
}

export interface ImportedPerson {
  email: string;
  firstName: string;
  lastName: string;
  /** E.164. */
  phone: string | null;
  row: ImportRow;
}

export interface ImportedResident extends ImportedPerson {
  role: 'resident' | 'coSigner';
}

export interface ImportedCharge {
  kind: 'pet_rent' | 'parking' | 'utility' | 'monthly';
  name: string;
  cents: number;
}

/** A lease that runs on the first day here. Local days; cents. */
export interface ImportedLease {
  startOn: string;
  endOn: string;
  months: number;
  rentCents: number;
  depositCents: number;
  dueDay: number;
  lateFee: LeaseTerms['lateFee'];
  returnedPaymentCents: number;
  residents: ImportedResident[];
  charges: ImportedCharge[];
  row: ImportRow;
}

/** What the books of a home begin with, in cents. The owner’s balance is below zero where they owe the company. */
export interface Opening {
  depositCents: number;
  owedCents: number;
  prepaidCents: number;
  ownerCents: number;
}

export interface ImportedHome {
  homeId: string;
  property: string;
  streetAddress: string;
  unit: string | null;
  city: string;
  state: string;
  zipcode: string;
  lat: number;
  lng: number;
  regionId: number;
  type: LeaseTerms['homeType'];
  beds: number;
  baths: number;
  sqft: number | null;
  yearBuilt: number | null;
  rentCents: number;
  ownerEmail: string | null;
  lease: ImportedLease | null;
  opening: Opening;
  row: ImportRow;
}

export interface ImportedPro {
  company: string;
  contactName: string;
  email: string;
  phone: string;
  address: string;
  trades: string[];
  row: ImportRow;
}

export interface Portfolio {
  owners: ImportedPerson[];
  homes: ImportedHome[];
  pros: ImportedPro[];
}

/** What the files are held against. */
export interface Surroundings {
  zips: ZipTable;
  regions: readonly { id: number; name: string }[];
  /** First local day on which rent is charged here. */
  cutoverOn: string;
}
