// How many bank debits come back: counted from our own payments, and compared with the limits of the Nacha Operating Rules.
import type { Services } from '@/server/context';

/** With fewer debits than these, one return alone is more than 0.5%: no rate raises an alert. */
const MIN_DEBITS = 200;

export const minDebitsOf = ({ minReturnRateDebits = MIN_DEBITS }: Pick<Services, 'minReturnRateDebits'>): number =>
  minReturnRateDebits;
