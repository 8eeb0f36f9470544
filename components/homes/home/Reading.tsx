import type { Home } from '@/contract/homes';
import { HomeCostsSection } from './Costs';
import { HomeFactsSection } from './Facts';
import { HomeLeaseSection } from './Lease';
import { HomeOverviewSection } from './Overview';

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
