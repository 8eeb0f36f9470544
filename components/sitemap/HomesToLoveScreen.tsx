import { useQuery } from '@tanstack/react-query';
import { routes } from '@/lib/routes';
import { searchQuery } from '@/lib/searchHref';
import { listedHomes } from '@/lib/sitemapPages';
import { SiteList } from './SiteList';

export function HomesToLoveScreen({ siteUrl }: { readonly siteUrl: string }) {
  const { data } = useQuery(searchQuery({}));
  return (
    <SiteList
      title="Homes to love"
      lead="The newest homes we rent. Each page shows every cost before you ask."
      path={routes.sitemap.homesToLove()}
      siteUrl={siteUrl}
      items={data && listedHomes(data.items)}
    />
  );
}
