import type { Home } from '@/contract/homes';
import { HomeNeighborhoodSection } from './Neighborhood';
import { HomeRequirementsSection } from './Qualify';

/** What one can try out about a home: whether one qualifies, and the map of where it is. */
export function SurroundingSections({ home }: { readonly home: Home }) {
  return (
    <>
      <HomeRequirementsSection home={home} />
      <HomeNeighborhoodSection home={home} />
    </>
  );
}
