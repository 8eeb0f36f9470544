import { PageHead } from '@/components/layout/PageHead';
import { Container } from '@/components/ui/Container';
import { Heading } from '@/components/ui/Heading';
import { Row } from '@/components/ui/Row';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { useHomeSearch } from '@/hooks/useHomeSearch';
import { absolute, listJsonLd } from '@/lib/jsonLd';
import { searchHref } from '@/lib/searchHref';
import { countWords, placeWords } from '@/lib/searchWords';
import { HomesFrame } from './HomesScreen.styles';
import { FilterBar } from './search/FilterBar';
import { Results } from './search/Results';
import { ViewForm } from './search/ViewForm';

interface HomesScreenProps {
  readonly place?: string;
  readonly siteUrl: string;
}

/** Homes one can rent, all of them or those of a place. */
export function HomesScreen({ place: placeInPath, siteUrl }: HomesScreenProps) {
  const found = useHomeSearch(placeInPath);
  const { filters, allIn, place, regions, go } = found;
  const { data, isPlaceholderData } = found.search;
  const title = place ? `Homes for rent in ${placeWords(place)}` : 'Homes for rent';
  const { page } = filters;
  return (
    <HomesFrame>
      <Container>
        <PageHead
          title={page > 1 ? `${title}, page ${page}` : title}
          description={`${title}, each with its rent and what it costs a month with every required fee.`}
          canonical={absolute(siteUrl, searchHref({ page, ...(filters.place && { place: filters.place }) }))}
          {...(data && { jsonLd: listJsonLd(siteUrl, title, data.items) })}
        />
        <Stack $gap="s24">
          <Stack $gap="s8">
            <Heading as="h1" $size="title">
              {title}
            </Heading>
            <Text $tone="soft" role="status">
              {data && !isPlaceholderData ? countWords(data) : 'Looking…'}
            </Text>
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
          <Results {...found} />
        </Stack>
      </Container>
    </HomesFrame>
  );
}
