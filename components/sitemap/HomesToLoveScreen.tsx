import { useQuery } from '@tanstack/react-query';
import { routes } from '@/lib/routes';
import { searchQuery } from '@/lib/searchHref';
import { homeItems } from '@/lib/sitemapPages';
import { SitemapList } from './SiteList';

export function HomesToLoveScreen({ siteUrl }: { readonly siteUrl: string }) {
  const { data } = useQuery(searchQuery({}));
  return (
    <SitemapList
      title="Homes to love"
      lead="The newest homes we rent. Each page shows every cost before you ask."
      path={routes.sitemap.homesToLove()}
      siteUrl={siteUrl}
      items={data && homeItems(data.items)}
    />
  );
}
