import { placeItems } from '@/components/layout/sitemap/sitemapPages';
import { places } from '@/contract/homes/places/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { SitemapList } from './SitemapList';

export function CitiesScreen({ siteUrl }: { readonly siteUrl: string }) {
  const { data } = useApi(places.listPlaces, { query: { kind: 'city', limit: 500 } });
  return (
    <SitemapList
      title="Cities"
      lead="Every city where we operate, and how many homes are available right now."
      path={routes.sitemap.cities()}
      siteUrl={siteUrl}
      items={data && placeItems(data)}
    />
  );
}
