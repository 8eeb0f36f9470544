import type { Home } from '@/contract/homes/homes/endpoints';
import { HomeNeighborhoodSection } from './HomeNeighborhoodSection';
import { HomeRequirementsSection } from './HomeRequirementsSection';

/** What one can try out about a home: whether one qualifies, and the map of where it is. */
export function SurroundingSections({ home }: { readonly home: Home }) {
  return (
    <>
      <HomeRequirementsSection home={home} />
      <HomeNeighborhoodSection home={home} />
    </>
  );
}
