import type { Home } from '@/contract/homes/homes/endpoints';
import { HomeCostsSection } from './HomeCostsSection';
import { HomeFactsSection } from './HomeFactsSection';
import { HomeLeaseSection } from './HomeLeaseSection';
import { HomeOverviewSection } from './HomeOverviewSection';

/** What there is to read about a home, with nothing in it to press. */
export function DescriptionSections({ home, now }: { readonly home: Home; readonly now: number }) {
  return (
    <>
      <HomeOverviewSection home={home} />
      <HomeCostsSection home={home} />
      <HomeFactsSection home={home} />
      <HomeLeaseSection home={home} now={now} />
    </>
  );
}
