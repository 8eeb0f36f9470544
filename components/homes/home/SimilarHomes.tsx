import { HomeGrid } from '@/components/homes/card/HomeGrid';
import { Link } from '@/components/ui/Link';
import { Text } from '@/components/ui/Text';
import { type Home, homes } from '@/contract/homes';
import { useApi } from '@/hooks/useApi';
import { searchHref } from '@/lib/searchHref';
import { HomeDetailSection } from './Section';

/** Near it in place, size and rent. */
export function SimilarHomes({ home }: { readonly home: Home }) {
  const { data, dataUpdatedAt } = useApi(homes.similarHomes, { params: { homeId: home.id } });
  if (!data) return null;
  return (
    <HomeDetailSection id="similar" title="Homes like this one">
      {data.length > 0 && <HomeGrid items={data} now={dataUpdatedAt} level="h3" />}
      <Text>
        <Link href={searchHref({ place: home.citySlug })} prefetch={false}>
          {data.length > 0 ? 'All' : 'See all'} homes in {home.city}
        </Link>
      </Text>
    </HomeDetailSection>
  );
}
