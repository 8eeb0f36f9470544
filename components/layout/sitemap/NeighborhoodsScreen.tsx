import { placeItems } from '@/components/layout/sitemap/sitemapPages';
import { places } from '@/contract/homes/places/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { SitemapList } from './SitemapList';

export function NeighborhoodsScreen({ siteUrl }: { readonly siteUrl: string }) {
  const { data } = useApi(places.listPlaces, { query: { kind: 'neighborhood', limit: 500 } });
  return (
    <SitemapList
      title="Neighborhoods"
      lead="The neighborhoods where we rent homes, and how many are available right now."
      path={routes.sitemap.neighborhoods()}
      siteUrl={siteUrl}
      items={data && placeItems(data)}
    />
  );
}
