import { useRouter } from 'next/router';
import { JsonLd } from '@/components/layout/JsonLd';
import { PageHead } from '@/components/layout/PageHead';
import { useHomeSearch } from '@/hooks/useHomeSearch';
import { absoluteUrl } from '@/lib/absolute';
import { isSavedView } from '@/lib/homeFilters';
import { listJsonLd } from '@/lib/jsonLd';
import { placeLabel } from '@/lib/placeWords';
import { searchHref } from '@/lib/searchHref';
import { HomesFrame } from './HomesScreen.styles';
import { ListAndMap } from './map/ListAndMap';
import { SavedHomes } from './saved/SavedHomes';
import { SearchHeader } from './search/SearchTop';

interface HomesScreenProps {
  readonly place?: string;
  readonly siteUrl: string;
}

/** Homes one can rent, all of them or those of a place; or those a visitor has saved. */
export function HomesScreen(props: HomesScreenProps) {
  const { query } = useRouter();
  return isSavedView(query) ? <SavedHomes /> : <HomeSearchScreen {...props} />;
}

function HomeSearchScreen({ place: placeInPath, siteUrl }: HomesScreenProps) {
  const found = useHomeSearch(placeInPath);
  const { filters, place } = found;
  const { data } = found.search;
  const placeTitle = place ? `Homes for rent in ${placeLabel(place)}` : 'Homes for rent';
  const title = filters.bounds ? 'Homes for rent in this part of the map' : placeTitle;
  const { page } = filters;
  return (
    <HomesFrame>
      <PageHead
        title={page > 1 ? `${title}, page ${page}` : title}
        description={`${placeTitle}, each with its rent and what it costs a month with every required fee.`}
        canonical={absoluteUrl(siteUrl, searchHref({ page, ...(filters.place && { place: filters.place }) }))}
      />
      <ListAndMap search={found}>
        <SearchHeader title={title} search={found} />
      </ListAndMap>
      {data && <JsonLd data={typeof window === 'undefined' && listJsonLd(siteUrl, title, data.items)} />}
    </HomesFrame>
  );
}
