import { filterLabels, relaxations } from '@/components/homes/homes/search/filters/filter.labels';
import { SaveSearchButton } from '@/components/homes/savedSearches/SaveSearchButton';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { HouseIllustration } from '@/components/ui/illustrations/HouseIllustration';
import type { HomeSearch, NearestHome } from '@/contract/homes/homes/endpoints';
import type { Place } from '@/contract/homes/places/endpoints';
import { placeLabel } from '@/lib/labels/place.labels';
import { searchHref } from '@/lib/search/searchHref';

interface NoHomesFoundProps {
  readonly filters: HomeSearch;
  readonly allIn: boolean;
  /** Homes fit, but not on this page. */
  readonly isBeyondLastPage: boolean;
  readonly place: Place | undefined;
  readonly region: Place | undefined;
  readonly nearest: readonly NearestHome[];
}

/** Nothing to show: what to loosen, each one press away. */
export function NoHomesFound({ filters, allIn, isBeyondLastPage, place, region, nearest }: NoHomesFoundProps) {
  if (isBeyondLastPage) {
    return (
      <EmptyState
        picture={<HouseIllustration />}
        title="No more results"
        actions={<ButtonLink href={searchHref({ ...filters, page: 1 }, allIn)}>Back to the first page</ButtonLink>}
      >
        Some of these homes have been rented.
      </EmptyState>
    );
  }
  const suggestions = relaxations(filters, place, region, nearest);
  const isFiltered = filterLabels(filters).length > 0;
  const where = place ? ` in ${placeLabel(place)}` : '';
  return (
    <EmptyState
      picture={<HouseIllustration />}
      title={isFiltered ? `No homes${where} match your filters` : `No homes${where} right now`}
      actions={
        <>
          {suggestions.map((suggestion, at) => (
            <ButtonLink
              key={suggestion.words}
              href={searchHref(suggestion.filters, allIn)}
              tone={at === 0 ? 'primary' : 'secondary'}
              prefetch={false}
            >
              {suggestion.words}
            </ButtonLink>
          ))}
          <SaveSearchButton filters={filters} label="Notify me" tone="secondary" size="medium" />
          <ButtonLink href={searchHref({}, allIn)} tone={suggestions.length > 0 ? 'ghost' : 'primary'} prefetch={false}>
            See all homes
          </ButtonLink>
        </>
      }
    >
      {suggestions.length === 0
        ? 'We list new homes every week.'
        : isFiltered
          ? 'Try removing a filter:'
          : 'Try a larger area:'}
    </EmptyState>
  );
}
