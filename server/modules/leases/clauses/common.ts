import type { Clause } from './clause';
import { endingClauses } from './common.ending.data';
import { livingClauses } from './common.living.data';
import { termClauses } from './common.terms.data';

/** What every lease of ours says, whatever the state. */
export const commonClauses: readonly Clause[] = [...termClauses, ...livingClauses, ...endingClauses];
