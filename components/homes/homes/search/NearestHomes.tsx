import styled from 'styled-components';
import { HomeGrid } from '@/components/homes/homes/card/HomeGrid';
import { filterLabels, mismatchLabels } from '@/components/homes/homes/search/filters/filter.labels';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { HomeSearch, NearestHome } from '@/contract/homes/homes/endpoints';
import { space } from '@/styles/tokens';

const Frame = styled.section`
  display: grid;
  gap: ${space.s16};
`;

interface NearestHomesProps {
  readonly homes: readonly NearestHome[];
  readonly filters: HomeSearch;
  readonly allIn: boolean;
  readonly now: number;
}

/** What comes closest where nothing fits; each says what it misses. */
export function NearestHomes({ homes, filters, allIn, now }: NearestHomesProps) {
  if (homes.length === 0) return null;
  const byMiles = filterLabels(filters).length === 0 && homes.some(({ miles }) => miles !== null);
  return (
    <Frame aria-labelledby="nearest">
      <Heading id="nearest" $size="part">
        {byMiles ? 'Nearest homes' : 'Closest matches'}
      </Heading>
      <Text $tone="soft">
        {byMiles
          ? 'Nearest first. Distances are straight lines.'
          : 'These homes match most of your search. Each one shows what’s different.'}
      </Text>
      <HomeGrid
        items={homes.map(({ home }) => home)}
        notes={homes.map(({ home, misses, miles }) => mismatchLabels(misses, home, filters, miles))}
        now={now}
        level="h3"
        allIn={allIn}
      />
    </Frame>
  );
}
