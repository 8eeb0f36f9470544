import styled from 'styled-components';
import { AccountPageHeader } from '@/components/account/AccountTop';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { Heading } from '@/components/ui/Heading';
import { MapIllustration } from '@/components/ui/MapPicture';
import { Row } from '@/components/ui/Row';
import { Skeleton } from '@/components/ui/Skeleton';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { savedHomes } from '@/contract/savedHomes';
import { savedSearches } from '@/contract/savedSearches';
import { useApi } from '@/hooks/useApi';
import { routes } from '@/lib/routes';
import { savedHref } from '@/lib/searchHref';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { SavedSearchRow } from './SavedSearchRow';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s12};
`;

/** The searches and homes somebody keeps, and how often they hear of new ones. */
export function SavedSearchesScreen() {
  const searches = useApi(savedSearches.listSavedSearches);
  const savedHomeList = useApi(savedHomes.listSavedHomes);
  const count = savedHomeList.data?.ids.length ?? 0;
  return (
    <>
      <AccountPageHeader title="Saved">The homes you like, and the searches we watch for you.</AccountPageHeader>
      <Stack $gap="s32">
        <Card $tone="wash">
          <Row $justify="space-between">
            <Text $weight="semibold">
              {count === 0 ? 'No home saved yet' : `${count} ${count === 1 ? 'home' : 'homes'} saved`}
            </Text>
            <ButtonLink href={count === 0 ? routes.homes.all() : savedHref()} size="small">
              {count === 0 ? 'Find a home to love' : 'See them'}
            </ButtonLink>
          </Row>
        </Card>
        <Stack as="section" aria-labelledby="searches">
          <Heading id="searches" $size="small">
            Searches
          </Heading>
          {searches.isPending && <Skeleton $height="8rem" $round="card" />}
          {searches.isError && !searches.data && (
            <ErrorState
              level="h3"
              title="We could not load your searches"
              onRetry={() => void searches.refetch()}
              retrying={searches.isFetching}
            />
          )}
          {searches.data?.length === 0 && (
            <EmptyState
              level="h3"
              picture={<MapIllustration />}
              title="No search saved yet"
              actions={<ButtonLink href={routes.homes.all()}>Look for a home</ButtonLink>}
            >
              Search as you like and press “Save this search”: we write to you when a new home fits, and never about one
              home twice.
            </EmptyState>
          )}
          <List>
            {searches.data?.map((search) => (
              <SavedSearchRow key={search.id} search={search} />
            ))}
          </List>
        </Stack>
      </Stack>
    </>
  );
}
