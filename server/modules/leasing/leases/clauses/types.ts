import type { HandoutId } from '@/contract/law/handouts.data';
import type { LeaseTerms } from '@/contract/leasing/leases/endpoints';

/**
 * One clause of a lease as versioned data. `{names}` in the text are filled from the terms. A clause contains no amounts
 * of its own, so no charge can enter a lease that was not on the listing.
 */
export interface Clause {
  readonly id: string;
  /** The chapter of the clause. Each chapter starts a new page. */
  readonly part: string;
  readonly heading: string;
  readonly text: readonly string[];
  /** Plain-language summary in English and US Spanish. It does not replace the clause. */
  readonly summary: string;
  readonly summaryEs: string;
  /** The statute the clause follows, by US citation. */
  readonly source?: string;
  /** Official papers the law requires us to provide: the editions on file are attached beneath the clause. */
  readonly handouts?: readonly HandoutId[];
  /** Limits the clause to leases that match. */
  readonly when?: (terms: LeaseTerms) => boolean;
  /** The law wants it on the first page: it comes before the key terms. */
  readonly firstPage?: true;
  /** The law wants it in a document of its own, by this name: a file of its own that is signed with the lease. */
  readonly ownDocument?: string;
  /** Whether residents initial the clause. Optional where the law requires a choice. */
  readonly initials?: true | 'optional';
  /** First and last local day on which a newly drafted lease includes the clause. */
  readonly from?: string;
  readonly until?: string;
}

export const clauseParts = {
  terms: 'Parties, premises, and term',
  money: 'Rent, charges, and security deposit',
  living: 'Occupancy and use',
  care: 'Maintenance and entry',
  ending: 'Default and termination',
  general: 'Notices and general terms',
} as const;
