import type { Clause } from './clause';
import { endingClauses } from './common.ending.data';
import { livingClauses } from './common.living.data';
import { termClauses } from './common.terms.data';

/** The clauses of every lease, in US order. */
export const commonClauses: readonly Clause[] = [...termClauses, ...livingClauses, ...endingClauses];
