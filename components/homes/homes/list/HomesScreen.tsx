import { useRouter } from 'next/router';
import { ListAndMap } from '@/components/homes/homes/map/ListAndMap';
import { isSavedView } from '@/components/homes/homes/search/filters/homeFilters';
import { SearchHeader } from '@/components/homes/homes/search/SearchHeader';
import { useHomeSearch } from '@/components/homes/homes/search/useHomeSearch';
import { SavedHomes } from '@/components/homes/savedHomes/SavedHomes';
import { JsonLd } from '@/components/layout/head/JsonLd';
import { PageHead } from '@/components/layout/head/PageHead';
import { placeLabel } from '@/lib/labels/place.labels';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';
import { searchHref } from '@/lib/search/searchHref';
import { listJsonLd } from '@/lib/seo/jsonLd';
import { HomesFrame } from './HomesScreen.styles';

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
  const unlisted = data?.unlisted;
  const placeTitle = unlisted
    ? `Homes for rent near ${unlisted.name}`
    : place
      ? `Homes for rent in ${placeLabel(place)}`
      : 'Homes for rent';
  const title = filters.bounds ? 'Homes for rent in this map area' : placeTitle;
  const { page } = filters;
  return (
    <HomesFrame>
      <PageHead
        noindex={Boolean(unlisted)}
        title={page > 1 ? `${title}, page ${page}` : title}
        description={`${placeTitle}, each with its rent and its monthly cost with all required fees.`}
        canonical={absoluteUrl(siteUrl, searchHref({ page, ...(filters.place && { place: filters.place }) }))}
      />
      <ListAndMap search={found}>
        <SearchHeader title={title} search={found} />
      </ListAndMap>
      {data && <JsonLd data={typeof window === 'undefined' && listJsonLd(siteUrl, title, data.items)} />}
    </HomesFrame>
  );
}
