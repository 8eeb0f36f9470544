/**
 * A bank debit of at least so many cents that is the first of its payer counts as available later: stolen and mistyped
 * accounts show in the first debit, and unauthorized ones come back days after others.
 */
export const LARGE_DEBIT_CENTS = 1_000_000;
/** Days after the settlement of such a debit until payouts may take its money. */
export const DEBIT_HOLD_DAYS = 7;
/** Holds that are listed at once, the next release first. */
export const DEBIT_HOLD_PAGE = 100;
