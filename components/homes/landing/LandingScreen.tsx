import { useQuery } from '@tanstack/react-query';
import { JsonLd } from '@/components/layout/JsonLd';
import { PageHead } from '@/components/layout/PageHead';
import { payoutPlans } from '@/contract/payoutPlans';
import { useApi } from '@/hooks/useApi';
import { absolute } from '@/lib/absolute';
import { siteJsonLd } from '@/lib/jsonLd';
import { newestHomes, regionsQuery } from '@/lib/searchHref';
import { Closing } from './Closing';
import { Hero } from './Hero';
import { HomesNearby } from './HomesNearby';
import { HowTabs } from './HowTabs';
import { Payouts } from './Payouts';
import { Promises } from './Promises';
import { Regions } from './Regions';

/** The front door: for those who own a home and for those who look for one. */
export function LandingScreen({ siteUrl }: { readonly siteUrl: string }) {
  const found = useQuery(newestHomes());
  const plans = useApi(payoutPlans.listPayoutPlans, {}).data ?? [];
  const regions = useQuery(regionsQuery()).data ?? [];
  return (
    <>
      <PageHead
        title="Belong"
        description="Renting people love, for homeowners and residents: homes with every fee on the table, rent on time, and people who answer."
        canonical={absolute(siteUrl, '/')}
        image={absolute(siteUrl, '/stills/hero-street-1600.webp')}
      />
      <Hero />
      <Promises found={found.data} plans={plans} now={found.dataUpdatedAt} />
      <HowTabs />
      <HomesNearby newest={found.data} now={found.dataUpdatedAt} />
      <Payouts plans={plans} />
      <Regions regions={regions} />
      <Closing />
      <JsonLd data={typeof window === 'undefined' && siteJsonLd(siteUrl)} />
    </>
  );
}
