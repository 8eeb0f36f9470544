import { useQuery } from '@tanstack/react-query';
import { JsonLd } from '@/components/layout/JsonLd';
import { Later } from '@/components/layout/Later';
import { PageHead } from '@/components/layout/PageHead';
import { payoutPlans } from '@/contract/payoutPlans';
import { useApi } from '@/hooks/useApi';
import { absolute } from '@/lib/absolute';
import { siteJsonLd } from '@/lib/jsonLd';
import { newestHomes, regionsQuery } from '@/lib/searchHref';
import { Hero } from './Hero';
import { closing, homesNearby, howTabs, payouts, promises, regionCards } from './parts';

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
      <Later part={promises} given={{ found: found.data, plans, now: found.dataUpdatedAt }} />
      <Later isBelow part={howTabs} given={{}} />
      <Later isBelow part={homesNearby} given={{ newest: found.data, now: found.dataUpdatedAt }} />
      <Later isBelow part={payouts} given={{ plans }} />
      <Later isBelow part={regionCards} given={{ regions }} />
      <Later isBelow part={closing} given={{}} />
      <JsonLd data={typeof window === 'undefined' && siteJsonLd(siteUrl)} />
    </>
  );
}
