import type { Home } from '@/contract/homes';
import { Costs } from './Costs';
import { Facts } from './Facts';
import { Lease } from './Lease';
import { Overview } from './Overview';

/** What there is to read about a home, with nothing in it to press. */
export function Reading({ home, now }: { readonly home: Home; readonly now: number }) {
  return (
    <>
      <Overview home={home} />
      <Costs home={home} />
      <Facts home={home} />
      <Lease home={home} now={now} />
    </>
  );
}
