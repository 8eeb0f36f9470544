import { endingClauses } from './commonEnding.data';
import { livingClauses } from './commonLiving.data';
import { termClauses } from './commonTerms.data';
import type { Clause } from './types';

/** The clauses of every lease, in US order. */
export const commonClauses: readonly Clause[] = [...termClauses, ...livingClauses, ...endingClauses];
