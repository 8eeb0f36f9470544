import { places } from '@/contract/places';
import { useApi } from '@/hooks/useApi';
import { routes } from '@/lib/routes';
import { listedPlaces } from '@/lib/sitemapPages';
import { SiteList } from './SiteList';

export function NeighborhoodsScreen({ siteUrl }: { readonly siteUrl: string }) {
  const { data } = useApi(places.listPlaces, { query: { kind: 'neighborhood', limit: 500 } });
  return (
    <SiteList
      title="Neighborhoods"
      lead="The neighborhoods where we rent homes, with how many are open right now."
      path={routes.sitemap.neighborhoods()}
      siteUrl={siteUrl}
      items={data && listedPlaces(data)}
    />
  );
}
