import type { TinKind } from '@/contract/money/w9s/tin';

export interface TinRequest {
  /** Ours, returned with the answer. */
  reference: string;
  kind: TinKind;
  tin: string;
  name: string;
}

/** The IRS’s codes: 0 and 6 to 8 match, 1 to 3 do not, 4 and 5 say that the request was wrong. */
export type MatchCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export interface TinAnswer {
  reference: string;
  code: MatchCode;
}

/** Compares names and taxpayer numbers with the IRS’s records (IRS Publication 2108-A). */
export interface TinMatching {
  match: (requests: readonly TinRequest[]) => Promise<TinAnswer[]>;
}

export const isMatch = (code: number): boolean => code === 0 || (code >= 6 && code <= 8);
export const isMismatch = (code: number): boolean => code >= 1 && code <= 3;
