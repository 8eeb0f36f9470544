import { GetStartedBand } from '@/components/homes/addresses/GetStartedBand';
import { CityLinks } from '@/components/homes/regions/CityLinks';
import { HowItWorksList } from '@/components/homes/regions/HowItWorksList';
import { RegionHeader } from '@/components/homes/regions/RegionHeader';
import { RegionPlans } from '@/components/homes/regions/RegionPlans';
import { RegionStatistics } from '@/components/homes/regions/RegionStatistics';
import { JsonLd } from '@/components/layout/head/JsonLd';
import { PageHead } from '@/components/layout/head/PageHead';
import type { ScreenProps } from '@/components/layout/page/publicPages';
import { regions } from '@/contract/homes/regions/endpoints';
import { payoutPlans } from '@/contract/money/payoutPlans/endpoints';
import type { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { regionHref, regionName } from '@/lib/labels/region.labels';
import { plansForRegion } from '@/lib/regions/regionPlans';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';
import { marketJsonLd } from '@/lib/seo/jsonLd';

/** What we do for homeowners in one region, or one city of it, with what our own homes tell of it. */
export function RegionScreen({ region: regionKey, siteUrl }: ScreenProps<typeof routes.homeowners.inRegion>) {
  const { data: figures } = useApi(regions.getMarketStats, { params: { regionKey } });
  const plans = useApi(payoutPlans.listPayoutPlans, {}).data ?? [];
  if (!figures) return null;
  const where = regionName(figures);
  return (
    <>
      <PageHead
        title={`Rent out your home in ${where}`}
        description={`Full management for homes in ${where}: great residents, rent on a set day, and repairs with no markup. See local rents, days to lease, fees, and limits.`}
        canonical={absoluteUrl(siteUrl, regionHref(figures))}
        image={absoluteUrl(siteUrl, `/stills/region-${figures.region.slug}-800.webp`)}
      />
      <RegionHeader figures={figures} />
      <RegionStatistics figures={figures} />
      <RegionPlans figures={figures} plans={plansForRegion(plans, figures.region.id)} />
      <HowItWorksList />
      <CityLinks figures={figures} />
      <GetStartedBand regionName={where} />
      <JsonLd data={typeof window === 'undefined' && marketJsonLd(siteUrl, figures)} />
    </>
  );
}
