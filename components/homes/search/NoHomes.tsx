import { ButtonLink } from '@/components/ui/ButtonLink';
import { EmptyState } from '@/components/ui/EmptyState';
import { HousePicture } from '@/components/ui/HousePicture';
import type { HomeSearch } from '@/contract/homes';
import type { Place } from '@/contract/places';
import { placeWords } from '@/lib/placeWords';
import { searchHref } from '@/lib/searchHref';
import { waysToLoosen } from '@/lib/searchWords';

interface NoHomesProps {
  readonly filters: HomeSearch;
  readonly allIn: boolean;
  /** Homes fit, but not on this page. */
  readonly beyond: boolean;
  readonly place: Place | undefined;
  readonly region: Place | undefined;
}

/** Nothing to show: what to loosen, each one press away. */
export function NoHomes({ filters, allIn, beyond, place, region }: NoHomesProps) {
  if (beyond) {
    return (
      <EmptyState
        picture={<HousePicture />}
        title="That was the last page"
        actions={<ButtonLink href={searchHref({ ...filters, page: 1 }, allIn)}>Back to the first page</ButtonLink>}
      >
        Some of these homes have found their residents meanwhile.
      </EmptyState>
    );
  }
  const ways = waysToLoosen(filters, place, region);
  return (
    <EmptyState
      picture={<HousePicture />}
      title={place ? `No home in ${placeWords(place)} fits all of that` : 'No home fits all of that'}
      actions={
        <>
          {ways.map((way, at) => (
            <ButtonLink
              key={way.words}
              href={searchHref(way.filters, allIn)}
              tone={at === 0 ? 'primary' : 'secondary'}
              prefetch={false}
            >
              {way.words}
            </ButtonLink>
          ))}
          <ButtonLink href={searchHref({}, allIn)} tone={ways.length > 0 ? 'ghost' : 'primary'} prefetch={false}>
            Every home we have
          </ButtonLink>
        </>
      }
    >
      {ways.length > 0 ? 'Loosen one of these and look again:' : 'New homes come in every week.'}
    </EmptyState>
  );
}
