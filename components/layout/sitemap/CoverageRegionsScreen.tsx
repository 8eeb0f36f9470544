import { regionItems } from '@/components/layout/sitemap/sitemapPages';
import { places } from '@/contract/homes/places/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { SitemapList } from './SitemapList';

export function CoverageRegionsScreen({ siteUrl }: { readonly siteUrl: string }) {
  const { data } = useApi(places.listPlaces, { query: { kind: 'region', limit: 500 } });
  return (
    <SitemapList
      title="Where we operate"
      lead="The regions where we manage homes, and how many homes are for rent there right now."
      path={routes.sitemap.coverage()}
      siteUrl={siteUrl}
      items={data && regionItems(data)}
    />
  );
}
