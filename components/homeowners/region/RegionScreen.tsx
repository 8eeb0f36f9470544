import { GetStartedBand } from '@/components/homeowners/parts/Beginning';
import { HowItWorksList } from '@/components/homeowners/parts/HowSteps';
import { CityLinks } from '@/components/homeowners/region/CityLinks';
import { RegionStatistics } from '@/components/homeowners/region/LocalNumbers';
import { RegionPlans } from '@/components/homeowners/region/RegionPlans';
import { RegionHeader } from '@/components/homeowners/region/RegionTop';
import { JsonLd } from '@/components/layout/JsonLd';
import { PageHead } from '@/components/layout/PageHead';
import type { ScreenProps } from '@/components/layout/pages';
import { payoutPlans } from '@/contract/payoutPlans';
import { regions } from '@/contract/regions';
import { useApi } from '@/hooks/useApi';
import { absoluteUrl } from '@/lib/absolute';
import { marketJsonLd } from '@/lib/jsonLd';
import { plansForRegion } from '@/lib/regionPlans';
import { regionHref, regionName } from '@/lib/regionWords';
import type { routes } from '@/lib/routes';

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
        description={`Full care for homes in ${where}: residents, rent on a fixed day, repairs at the Pro’s price. Local rents and days to lease from our own homes, fees and limits in plain figures.`}
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
