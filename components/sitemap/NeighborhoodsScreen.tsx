import { useQuery } from '@tanstack/react-query';
import { routes } from '@/lib/routes';
import { searchQuery } from '@/lib/searchHref';
import { listedNeighborhoods } from '@/lib/sitemapPages';
import { SiteList } from './SiteList';

export function NeighborhoodsScreen({ siteUrl }: { readonly siteUrl: string }) {
  const { data } = useQuery(searchQuery({}));
  return (
    <SiteList
      title="Neighborhoods"
      lead="The neighborhoods of the homes we listed last. Each leads to its home, or to its city where there are several."
      path={routes.sitemap.neighborhoods()}
      siteUrl={siteUrl}
      items={data && listedNeighborhoods(data.items)}
    />
  );
}
