import { printTitle } from '../report';
import { benchBooks } from './books';
import { benchMonthEnd } from './monthEnd';
import { benchTrust } from './trust';

const FROM = '--from=';

/**
 * The books, trust accounting, and the end of a month. `size`: entries of the large account, and so many leases. With
 * `--from="payouts made"`, only the month's end from that job on, on books that are copied from those of one lease.
 */
export async function benchMoney(size?: number): Promise<void> {
  const from = process.argv.find((argument) => argument.startsWith(FROM))?.slice(FROM.length);
  if (from === undefined) {
    printTitle('The books');
    await benchBooks(size);
    printTitle('Trust accounting, with three months on the books');
    await benchTrust(size);
  }
  printTitle('The end of a month');
  await benchMonthEnd(size, from);
}
