import { places } from '@/contract/places';
import { useApi } from '@/hooks/useApi';
import { routes } from '@/lib/routes';
import { placeItems } from '@/lib/sitemapPages';
import { SitemapList } from './SiteList';

export function NeighborhoodsScreen({ siteUrl }: { readonly siteUrl: string }) {
  const { data } = useApi(places.listPlaces, { query: { kind: 'neighborhood', limit: 500 } });
  return (
    <SitemapList
      title="Neighborhoods"
      lead="The neighborhoods where we rent homes, with how many are open right now."
      path={routes.sitemap.neighborhoods()}
      siteUrl={siteUrl}
      items={data && placeItems(data)}
    />
  );
}
