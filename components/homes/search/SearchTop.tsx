import { SaveSearch } from '@/components/homes/saved/SaveSearch';
import { Container } from '@/components/ui/Container';
import { Heading } from '@/components/ui/Heading';
import { Row } from '@/components/ui/Row';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import type { useHomeSearch } from '@/hooks/useHomeSearch';
import { countWords } from '@/lib/placeWords';
import { FilterBar } from './FilterBar';
import { ViewForm } from './ViewForm';

interface SearchTopProps {
  readonly title: string;
  readonly found: ReturnType<typeof useHomeSearch>;
}

/** What is searched, how many homes fit, and everything one can ask for. */
export function SearchTop({ title, found }: SearchTopProps) {
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
              {data && !isPlaceholderData ? countWords(data) : 'Looking…'}
            </Text>
            <SaveSearch filters={filters} />
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
          <ViewForm filters={filters} allIn={allIn} onView={(next, view) => void go(next, view)} />
        </Row>
      </Stack>
    </Container>
  );
}
