import { useRouter } from 'next/router';
import { JsonLd } from '@/components/layout/JsonLd';
import { PageHead } from '@/components/layout/PageHead';
import { useHomeSearch } from '@/hooks/useHomeSearch';
import { absolute } from '@/lib/absolute';
import { readSaved } from '@/lib/homeFilters';
import { listJsonLd } from '@/lib/jsonLd';
import { placeWords } from '@/lib/placeWords';
import { searchHref } from '@/lib/searchHref';
import { HomesFrame } from './HomesScreen.styles';
import { ListAndMap } from './map/ListAndMap';
import { SavedHomes } from './saved/SavedHomes';
import { SearchTop } from './search/SearchTop';

interface HomesScreenProps {
  readonly place?: string;
  readonly siteUrl: string;
}

/** Homes one can rent, all of them or those of a place; or those a visitor has saved. */
export function HomesScreen(props: HomesScreenProps) {
  const { query } = useRouter();
  return readSaved(query) ? <SavedHomes /> : <Search {...props} />;
}

function Search({ place: placeInPath, siteUrl }: HomesScreenProps) {
  const found = useHomeSearch(placeInPath);
  const { filters, place } = found;
  const { data } = found.search;
  const named = place ? `Homes for rent in ${placeWords(place)}` : 'Homes for rent';
  const title = filters.bounds ? 'Homes for rent in this part of the map' : named;
  const { page } = filters;
  return (
    <HomesFrame>
      <PageHead
        title={page > 1 ? `${title}, page ${page}` : title}
        description={`${named}, each with its rent and what it costs a month with every required fee.`}
        canonical={absolute(siteUrl, searchHref({ page, ...(filters.place && { place: filters.place }) }))}
      />
      <ListAndMap found={found}>
        <SearchTop title={title} found={found} />
      </ListAndMap>
      {data && <JsonLd data={typeof window === 'undefined' && listJsonLd(siteUrl, title, data.items)} />}
    </HomesFrame>
  );
}
