import type { LeaseTerms } from '@/contract/leases';

/**
 * One clause of a lease as versioned data. `{names}` in the text are filled from the terms; no amount of money stands
 * in a clause itself, so that none can enter that was not on the listing.
 */
export interface Clause {
  readonly id: string;
  /** The chapter it stands in; a new one begins a new page. */
  readonly part: string;
  readonly heading: string;
  readonly text: readonly string[];
  /** The same in plain words, which do not replace the clause. */
  readonly summary: string;
  readonly resumen: string;
  /** The law it follows, where there is one. */
  readonly source?: string;
  /** Official papers that the law has handed over, at the address of the authority: their words are theirs, not ours. */
  readonly papers?: readonly { readonly title: string; readonly href: string }[];
  /** Only for leases of which this holds. */
  readonly when?: (terms: LeaseTerms) => boolean;
  /** Whether the residents set their initials beneath it; optional where the law wants a choice. */
  readonly initials?: true | 'optional';
  /** First and last local day on which a lease that begins to be drafted takes it. */
  readonly from?: string;
  readonly until?: string;
}

export const parts = {
  terms: 'What we agree on',
  money: 'Money',
  living: 'Living in the home',
  care: 'Keeping it well',
  ending: 'How it ends',
  general: 'Between us',
} as const;
