import { PageHead } from '@/components/layout/PageHead';
import { Card } from '@/components/ui/Card';
import { Container } from '@/components/ui/Container';
import { ErrorState } from '@/components/ui/ErrorState';
import { Money } from '@/components/ui/Money';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { homes } from '@/contract/homes';
import { useApi } from '@/hooks/useApi';
import { HomeDetails } from './home/HomeSheet';
import { HomePreviewBar } from './preview/HomePreviewBar';

/** A home as visitors will see it, for its homeowner and for our people, whatever its status. */
export function HomePreviewScreen({ homeId }: { readonly homeId: string }) {
  const { data: home, dataUpdatedAt: now, refetch, isFetching } = useApi(homes.previewHome, { params: { homeId } });
  if (!home) {
    return (
      <Container>
        <PageHead title="Preview of a home" noindex />
        <ErrorState
          title="We could not load this preview"
          level="h1"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Container>
    );
  }
  return (
    <>
      <PageHead title={`Preview of ${home.streetAddress}`} noindex />
      <HomePreviewBar home={home} onRefresh={() => void refetch()} refreshing={isFetching} />
      <Container>
        <HomeDetails
          home={home}
          now={now}
          hrefOf={(part) => `#${part}`}
          booking={
            <Card as="aside" aria-label="Rent" $tone="float">
              <Stack>
                <Text $size="lead" $weight="semibold">
                  <Money amount={home.rentCents} per="month" />
                </Text>
                <Text $tone="soft">
                  <Money amount={home.allInCents} /> a month with every required fee,{' '}
                  <Money amount={home.moveInCents} /> to move in.
                </Text>
                <Text $tone="soft">Once the home is listed, visitors ask and book from here.</Text>
              </Stack>
            </Card>
          }
        />
      </Container>
    </>
  );
}
