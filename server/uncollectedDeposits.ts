// Deposits that are not collected, which move-outs keep.
import { holdUncollectedDeposit } from './modules/tenancy/moveOuts/unclaimed';

/** Called as the system, in the transaction that books it. */
export const uncollectedDeposits = { hold: holdUncollectedDeposit };
