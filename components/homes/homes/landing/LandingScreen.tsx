import { useQuery } from '@tanstack/react-query';
import { JsonLd } from '@/components/layout/head/JsonLd';
import { PageHead } from '@/components/layout/head/PageHead';
import { payoutPlans } from '@/contract/money/payoutPlans/endpoints';
import { useApi } from '@/hooks/useApi';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';
import { newestHomesQuery, regionsQuery } from '@/lib/search/searchHref';
import { siteJsonLd } from '@/lib/seo/jsonLd';
import { HomesNearby } from './HomesNearby';
import { HowItWorksTabs } from './HowItWorksTabs';
import { LandingClosing } from './LandingClosing';
import { LandingHero } from './LandingHero';
import { LandingRegions } from './LandingRegions';
import { PayoutPlans } from './PayoutPlans';
import { ServicePromises } from './ServicePromises';

/** The front door: for those who own a home and for those who look for one. */
export function LandingScreen({ siteUrl }: { readonly siteUrl: string }) {
  const found = useQuery(newestHomesQuery());
  const plans = useApi(payoutPlans.listPayoutPlans, {}).data ?? [];
  const regions = useQuery(regionsQuery()).data ?? [];
  return (
    <>
      <PageHead
        title="Belong"
        description="Renting people love, for homeowners and residents. Clear fees, rent on time, and people who answer."
        canonical={absoluteUrl(siteUrl, '/')}
        image={absoluteUrl(siteUrl, '/stills/hero-street-1600.webp')}
      />
      <LandingHero />
      <ServicePromises found={found.data} plans={plans} now={found.dataUpdatedAt} />
      <HowItWorksTabs />
      <HomesNearby newest={found.data} now={found.dataUpdatedAt} />
      <PayoutPlans plans={plans} />
      <LandingRegions regions={regions} />
      <LandingClosing />
      <JsonLd data={typeof window === 'undefined' && siteJsonLd(siteUrl)} />
    </>
  );
}
