import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import type { useHomeSearch } from '@/components/homes/homes/search/useHomeSearch';
import { SaveSearchButton } from '@/components/homes/savedSearches/SaveSearchButton';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { homeCountLabel } from '@/lib/labels/place.labels';
import { FilterBar } from './filters/FilterBar';
import { SortForm } from './SortForm';

/** Few searches ask for it: no part of the first load. */
const SearchAnswers = dynamic(() => import('./SearchAnswers').then((file) => file.SearchAnswers));

interface SearchHeaderProps {
  readonly title: string;
  readonly search: ReturnType<typeof useHomeSearch>;
}

/** What a sentence asked for and no filter covers (`searchTextHref`); the next search is without it. */
function LeftOut() {
  const { leftOut } = useRouter().query;
  if (typeof leftOut !== 'string' || leftOut === '') return null;
  return (
    <Text $size="small" role="status">
      We can’t search by “{leftOut.slice(0, 120)}” yet. Check each listing.
    </Text>
  );
}

/** What a sentence asked for and the law or our policy answers for every home. */
function Answers() {
  const { answers } = useRouter().query;
  return typeof answers === 'string' && answers !== '' ? <SearchAnswers names={answers} /> : null;
}

/** What is searched, how many homes fit, and everything one can ask for. */
export function SearchHeader({ title, search: found }: SearchHeaderProps) {
  const { filters, allIn, place, regions, go, search } = found;
  const { data, isPlaceholderData } = search;
  return (
    <Container $width="full">
      <Stack $gap="s16">
        <Stack $gap="s4">
          <Heading as="h1" $size="title">
            {title}
          </Heading>
          <Row $justify="space-between" $gap="s8">
            <Text $tone="soft" role="status">
              {data && !isPlaceholderData ? homeCountLabel(data) : 'Looking…'}
            </Text>
            {!data?.unlisted && <SaveSearchButton filters={filters} />}
          </Row>
        </Stack>
        <Row $gap="s16">
          <FilterBar
            filters={filters}
            allIn={allIn}
            place={place}
            regions={regions}
            onSearch={(next) => void go({ ...next, page: 1 })}
          />
          <SortForm filters={filters} allIn={allIn} onChange={(next, view) => void go(next, view)} />
        </Row>
        <Answers />
        <LeftOut />
      </Stack>
    </Container>
  );
}
