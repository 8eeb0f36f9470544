import { printTitle } from '../report';
import { benchBooks } from './books';
import { benchMonthEnd } from './monthEnd';

/** The books, and the end of a month. `size`: entries of the large account, and at most so many leases. */
export async function benchMoney(size?: number): Promise<void> {
  printTitle('The books');
  await benchBooks(size);
  printTitle('The end of a month');
  await benchMonthEnd(size);
}
