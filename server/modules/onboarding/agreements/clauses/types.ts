import type { AgreementTerms } from '@/contract/onboarding/agreements/endpoints';

/**
 * One clause of a management agreement as versioned data. `{names}` in the text are filled from the terms. A clause
 * contains no amounts of its own.
 */
export interface AgreementClause {
  readonly id: string;
  /** The chapter of the clause. Each chapter starts a new page. */
  readonly part: string;
  readonly heading: string;
  readonly text: readonly string[];
  /** Plain-language summary in English and US Spanish. It does not replace the clause. */
  readonly summary: string;
  readonly summaryEs: string;
  /** The statute or rule the clause follows, by US citation. */
  readonly source?: string;
  /** Official documents the law requires us to provide, linked at the agency's own address. */
  readonly attachments?: readonly { readonly title: string; readonly href: string }[];
  /** Limits the clause to agreements that match. */
  readonly when?: (terms: AgreementTerms) => boolean;
  /** First and last local day on which a newly sent agreement includes the clause. */
  readonly from?: string;
  readonly until?: string;
}

export const agreementParts = {
  parties: 'Parties, home, and term',
  services: 'What we do',
  money: 'Fees, payouts, and the guarantee',
  owner: 'Your part',
  ending: 'Ending the agreement',
  general: 'General terms',
} as const;
