import { HomeGrid } from '@/components/homes/homes/card/HomeGrid';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { type Home, homes } from '@/contract/homes/homes/endpoints';
import { useApi } from '@/hooks/useApi';
import { searchHref } from '@/lib/search/searchHref';
import { HomeDetailSection } from './HomeDetailSection';

/** Near it in place, size and rent. */
export function SimilarHomes({ home }: { readonly home: Home }) {
  const { data, dataUpdatedAt } = useApi(homes.similarHomes, { params: { homeId: home.id } });
  if (!data) return null;
  return (
    <HomeDetailSection id="similar" title="Similar homes">
      {data.length > 0 && <HomeGrid items={data} now={dataUpdatedAt} level="h3" />}
      <Text>
        <Link href={searchHref({ place: home.citySlug })} prefetch={false}>
          {data.length > 0 ? 'All' : 'See all'} homes in {home.city}
        </Link>
      </Text>
    </HomeDetailSection>
  );
}
