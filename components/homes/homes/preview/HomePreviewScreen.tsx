import { HomeDetails } from '@/components/homes/homes/home/HomeDetails';
import { PageHead } from '@/components/layout/head/PageHead';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { homes } from '@/contract/homes/homes/endpoints';
import { useApi } from '@/hooks/useApi';
import { HomePreviewBar } from './HomePreviewBar';

/** A home as visitors will see it, for its homeowner and for our people, whatever its status. */
export function HomePreviewScreen({ homeId }: { readonly homeId: string }) {
  const query = useApi(homes.previewHome, { params: { homeId } });
  const { data: home, dataUpdatedAt: now, refetch, isFetching } = query;
  if (!home) {
    return (
      <Container>
        <PageHead title="Preview of a home" noindex />
        <Loaded query={query} title="We couldn’t load this preview" level="h1" />
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
                  <Money amount={home.allInCents} per="month" /> with all required fees,{' '}
                  <Money amount={home.moveInCents} /> to move in.
                </Text>
                <Text $tone="soft">Once the home is listed, visitors can ask questions and book tours here.</Text>
              </Stack>
            </Card>
          }
        />
      </Container>
    </>
  );
}
