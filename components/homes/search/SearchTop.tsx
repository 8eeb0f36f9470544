import { SaveSearchButton } from '@/components/homes/saved/SaveSearch';
import { Container } from '@/components/ui/Container';
import { Heading } from '@/components/ui/Heading';
import { Row } from '@/components/ui/Row';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import type { useHomeSearch } from '@/hooks/useHomeSearch';
import { homeCountLabel } from '@/lib/placeWords';
import { FilterBar } from './FilterBar';
import { SortForm } from './ViewForm';

interface SearchHeaderProps {
  readonly title: string;
  readonly search: ReturnType<typeof useHomeSearch>;
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
            <SaveSearchButton filters={filters} />
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
      </Stack>
    </Container>
  );
}
