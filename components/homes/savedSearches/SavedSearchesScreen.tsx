import styled from 'styled-components';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { MapIllustration } from '@/components/ui/illustrations/MapIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { savedHomes } from '@/contract/homes/savedHomes/endpoints';
import { savedSearches } from '@/contract/homes/savedSearches/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { savedHref } from '@/lib/search/searchHref';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { SavedSearchRow } from './SavedSearchRow';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s12};
`;

/** Saved searches and homes, and how often to email about new ones. */
export function SavedSearchesScreen() {
  const searches = useApi(savedSearches.listSavedSearches);
  const savedHomeList = useApi(savedHomes.listSavedHomes);
  const count = savedHomeList.data?.ids.length ?? 0;
  return (
    <>
      <AccountPageHeader title="Saved">Homes you like and searches with alerts.</AccountPageHeader>
      <Stack $gap="s32">
        <Card $tone="wash">
          <Row $justify="space-between">
            <Text $weight="semibold">
              {count === 0 ? 'No saved homes yet' : `${count} ${count === 1 ? 'home' : 'homes'} saved`}
            </Text>
            <ButtonLink href={count === 0 ? routes.homes.all() : savedHref()} size="small">
              {count === 0 ? 'Find a home to love' : 'View saved homes'}
            </ButtonLink>
          </Row>
        </Card>
        <Stack as="section" aria-labelledby="searches">
          <Heading id="searches" $size="small">
            Searches
          </Heading>
          <Loaded
            query={searches}
            title="We couldn’t load your searches"
            level="h3"
            skeleton={<Skeleton $height="8rem" $round="card" />}
          />
          {searches.data?.length === 0 && (
            <EmptyState
              level="h3"
              picture={<MapIllustration />}
              title="No saved searches yet"
              actions={<ButtonLink href={routes.homes.all()}>Search homes</ButtonLink>}
            >
              Search for homes and select “Save this search”. We’ll email you when a new home matches, once per home.
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
