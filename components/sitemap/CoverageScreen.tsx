import { places } from '@/contract/places';
import { useApi } from '@/hooks/useApi';
import { routes } from '@/lib/routes';
import { listedRegions } from '@/lib/sitemapPages';
import { SiteList } from './SiteList';

export function CoverageScreen({ siteUrl }: { readonly siteUrl: string }) {
  const { data } = useApi(places.listPlaces, { query: { kind: 'region', limit: 500 } });
  return (
    <SiteList
      title="Where we look after homes"
      lead="The regions where homeowners can hand us their home, and how many homes we rent there right now."
      path={routes.sitemap.coverage()}
      siteUrl={siteUrl}
      items={data && listedRegions(data)}
    />
  );
}
