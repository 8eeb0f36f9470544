import { useQuery } from '@tanstack/react-query';
import { homeItems } from '@/components/layout/sitemap/sitemapPages';
import { routes } from '@/contract/routes';
import { searchQuery } from '@/lib/search/searchHref';
import { SitemapList } from './SitemapList';

export function HomesToLoveScreen({ siteUrl }: { readonly siteUrl: string }) {
  const { data } = useQuery(searchQuery({}));
  return (
    <SitemapList
      title="Homes to love"
      lead="Our newest homes for rent. Each listing shows every cost up front."
      path={routes.sitemap.homesToLove()}
      siteUrl={siteUrl}
      items={data && homeItems(data.items)}
    />
  );
}
