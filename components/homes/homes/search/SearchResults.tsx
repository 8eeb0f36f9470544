import dynamic from 'next/dynamic';
import styled, { css } from 'styled-components';
import { HomeGrid } from '@/components/homes/homes/card/HomeGrid';
import { HomeGridSkeleton } from '@/components/homes/homes/card/HomeGridSkeleton';
import type { useHomeSearch } from '@/components/homes/homes/search/useHomeSearch';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Notice } from '@/components/ui/feedback/Notice';
import { ScriptsOnly } from '@/components/ui/layout/ScriptsOnly';
import { Pagination } from '@/components/ui/navigation/Pagination';
import { Text } from '@/components/ui/text/Text';
import { HOMES_PER_PAGE, LAST_PAGE } from '@/contract/homes/homes/endpoints';
import { searchHref } from '@/lib/search/searchHref';
import { motion, space } from '@/styles/tokens';
import { NearestHomes } from './NearestHomes';
import { NoHomesFound } from './NoHomesFound';

/** Few searches end there: no part of the first load. */
const UnlistedPlaceFound = dynamic(() => import('./UnlistedPlaceFound').then((file) => file.UnlistedPlaceFound));

const Frame = styled.div<{ $stale: boolean }>`
  display: grid;
  gap: ${space.s32};
  transition: opacity ${motion.enter};

  ${({ $stale }) =>
    $stale &&
    css`
      opacity: 0.55;
    `}
`;

const OFFLINE = 'You’re offline. We’ll search again as soon as you’re back online.';
/** The search goes on by itself: see `retryDelay` of lib/api/query.ts. */
const TOO_OFTEN = 'You’re searching fast. Homes will show in a moment.';

/** Cards, or what there is in their place; without a connection it says so, and goes on by itself. */
export function SearchResults(search: ReturnType<typeof useHomeSearch>) {
  const isOffline = search.search.fetchStatus === 'paused';
  return (
    <>
      {isOffline && (
        <Notice live tone="warning">
          {OFFLINE}
        </Notice>
      )}
      <ResultList {...search} />
    </>
  );
}

function ResultList({ search, filters, allIn, place, region }: ReturnType<typeof useHomeSearch>) {
  const { data, isError, isPlaceholderData, dataUpdatedAt, refetch, isFetching, failureReason } = search;
  if (isError && (!data || isPlaceholderData)) {
    return (
      <ErrorState title="We couldn’t load these homes" onRetry={() => void refetch()} retrying={isFetching}>
        Your filters are saved in this page’s link.
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <>
        {failureReason?.status === 429 && <Text role="status">{TOO_OFTEN}</Text>}
        <ScriptsOnly>
          <HomeGridSkeleton />
        </ScriptsOnly>
        <noscript>
          <Text>We couldn’t load these homes right now. Please reload this page in a minute.</Text>
        </noscript>
      </>
    );
  }
  if (data.items.length === 0) {
    return (
      <Frame $stale={isPlaceholderData}>
        {data.unlisted ? (
          <UnlistedPlaceFound unlisted={data.unlisted} nearest={data.nearest} filters={filters} allIn={allIn} />
        ) : (
          <NoHomesFound
            filters={filters}
            allIn={allIn}
            isBeyondLastPage={data.total > 0}
            place={place}
            region={region}
            nearest={data.nearest}
          />
        )}
        <NearestHomes homes={data.nearest} filters={filters} allIn={allIn} now={dataUpdatedAt} />
      </Frame>
    );
  }
  const pages = Math.min(LAST_PAGE, Math.ceil(data.total / HOMES_PER_PAGE));
  return (
    <Frame $stale={isPlaceholderData} aria-busy={isPlaceholderData}>
      <HomeGrid items={data.items} now={dataUpdatedAt} allIn={allIn} priorityCount={1} />
      <Pagination
        label="Search results pages"
        page={filters.page}
        pages={pages}
        hrefOf={(page) => searchHref({ ...filters, page }, allIn)}
      />
    </Frame>
  );
}
