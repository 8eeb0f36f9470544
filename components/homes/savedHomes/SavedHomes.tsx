import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { HomeGrid } from '@/components/homes/homes/card/HomeGrid';
import { HomeGridSkeleton } from '@/components/homes/homes/card/HomeGridSkeleton';
import { PageHead } from '@/components/layout/head/PageHead';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { HouseIllustration } from '@/components/ui/illustrations/HouseIllustration';
import { Container } from '@/components/ui/layout/Container';
import { ScriptsOnly } from '@/components/ui/layout/ScriptsOnly';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { homes, MAX_HOMES_BY_ID } from '@/contract/homes/homes/endpoints';
import { routes } from '@/contract/routes';
import { useLocalIds } from '@/hooks/useLocalIds';
import { useSession } from '@/hooks/useSession';
import { apiQuery } from '@/lib/api/query';
import { savedHomes } from '@/lib/storage/savedHomes';
import { SavedFrame } from './SavedHomes.styles';

const subscribeNever = () => () => undefined;
/** What is saved is known to the browser alone. */
const useIsBrowser = () =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );

function SavedList() {
  const ids = useLocalIds(savedHomes).slice(0, MAX_HOMES_BY_ID);
  const query = useQuery({
    ...apiQuery(homes.listHomesByIds, { query: { ids: ids.join(',') } }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const { data, dataUpdatedAt } = query;
  if (ids.length === 0) {
    return (
      <EmptyState
        picture={<HouseIllustration />}
        title="No saved homes yet"
        actions={<ButtonLink href={routes.homes.all()}>Find a home</ButtonLink>}
      >
        Tap the heart on a home you like to save it here.
      </EmptyState>
    );
  }
  if (!data)
    return (
      <Loaded
        query={query}
        title="We couldn’t load your homes"
        skeleton={<HomeGridSkeleton count={Math.min(6, ids.length)} />}
      />
    );
  return <HomeGrid items={data.filter(({ id }) => ids.includes(id))} now={dataUpdatedAt} priorityCount={3} />;
}

/** The homes that a visitor has favorited, the latest first. */
export function SavedHomes() {
  const isBrowser = useIsBrowser();
  const { signedIn } = useSession();
  return (
    <Container>
      <PageHead title="Saved homes" noindex />
      <SavedFrame>
        <Heading as="h1" $size="title">
          Saved homes
        </Heading>
        <Text $tone="soft">
          {signedIn
            ? 'Saved to your account, on all your devices.'
            : 'Saved in this browser. Log in to see them on all your devices.'}
        </Text>
        {isBrowser ? (
          <SavedList />
        ) : (
          <ScriptsOnly>
            <HomeGridSkeleton count={3} />
          </ScriptsOnly>
        )}
        <noscript>Saved homes need JavaScript. You can still see every home in our list.</noscript>
      </SavedFrame>
    </Container>
  );
}
