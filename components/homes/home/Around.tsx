import type { Home } from '@/contract/homes';
import { Neighborhood } from './Neighborhood';
import { Qualify } from './Qualify';

/** What one can try out about a home: whether one qualifies, and the map of where it is. */
export function Around({ home }: { readonly home: Home }) {
  return (
    <>
      <Qualify home={home} />
      <Neighborhood home={home} />
    </>
  );
}
