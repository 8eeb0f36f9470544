import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { HomeTeaser } from '@/components/layout/HomeTeaser';
import { PageHead } from '@/components/layout/PageHead';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Container } from '@/components/ui/Container';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { Heading } from '@/components/ui/Heading';
import { HousePicture } from '@/components/ui/HousePicture';
import { Money } from '@/components/ui/Money';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { type Home, homes } from '@/contract/homes';
import { useAddressKnown } from '@/hooks/useAddressKnown';
import { useApi } from '@/hooks/useApi';
import { homeHref, roomsWords, whereWords } from '@/lib/homeWords';
import { routes } from '@/lib/routes';
import { BeginForm } from './BeginForm';
import { Aside, Columns, Page } from './GetStarted.styles';
import { Waiting } from './OpenApplication';
import { WhatItTakes } from './WhatItTakes';

// The judgement brings the criteria and the law behind them: after what the page is about.
const Odds = dynamic(() => import('./Odds').then((file) => file.Odds), { ssr: false });

/** What it costs and takes to get a home, before anybody pays or tells anything; then when, and how long. */
export function GetStartedScreen() {
  const { query } = useRouter();
  const isKnown = useAddressKnown();
  const homeId = typeof query.home === 'string' ? query.home : '';
  if (!isKnown) return <Waiting />;
  if (!homeId) return <WhichHome />;
  return <ForHome homeId={homeId} />;
}

function ForHome({ homeId }: { readonly homeId: string }) {
  const { data: home, error, refetch, isFetching } = useApi(homes.getHome, { params: { homeId } });
  if (home) return <Ready home={home} />;
  if (!error) return <Waiting />;
  if ('status' in error && error.status === 404) return <WhichHome />;
  return (
    <Container>
      <ErrorState level="h1" title="We could not open that home" onRetry={() => void refetch()} retrying={isFetching} />
    </Container>
  );
}

function Ready({ home }: { readonly home: Home }) {
  const open = home.status === 'active' || home.status === 'application_pending' || home.status === 'coming_soon';
  return (
    <Container>
      <PageHead title={`Apply for ${home.streetAddress}`} noindex />
      <Page>
        <Stack $gap="s8">
          <Heading as="h1" $size="title">
            Make {home.streetAddress} your home
          </Heading>
          <Text $size="large" $tone="soft">
            What it costs and what it takes comes first. Nothing is paid, and nobody is checked, before you have handed
            in.
          </Text>
        </Stack>
        <Columns>
          <Stack $gap="s32">
            <WhatItTakes home={home} />
            <Odds home={home} />
          </Stack>
          <Aside>
            <HomeTeaser
              picture={home.pictures[0] ?? null}
              address={home.streetAddress}
              where={`${whereWords(home)}, ${home.state}`}
              href={homeHref(home)}
            >
              <Text $size="small" $tone="soft">
                {roomsWords(home)}
              </Text>
              <Text $figures>
                <Money amount={home.rentCents} per="month" />
              </Text>
            </HomeTeaser>
            <Card $tone="float" as="section" aria-labelledby="begin">
              <Stack>
                <Heading as="h2" id="begin" $size="part">
                  When would you move in?
                </Heading>
                {open ? (
                  <BeginForm home={home} />
                ) : (
                  <>
                    <Text>This home is not to be had at the moment.</Text>
                    <ButtonLink href={homeHref(home)} tone="secondary">
                      See it, and homes like it
                    </ButtonLink>
                  </>
                )}
              </Stack>
            </Card>
          </Aside>
        </Columns>
      </Page>
    </Container>
  );
}

function WhichHome() {
  return (
    <Container>
      <PageHead title="Apply for a home" noindex />
      <EmptyState
        level="h1"
        picture={<HousePicture />}
        title="Which home would you like?"
        actions={
          <>
            <ButtonLink href={routes.homes.all()}>Find a home</ButtonLink>
            <ButtonLink href={routes.accounts.toursAndApplications()} tone="secondary">
              Your applications
            </ButtonLink>
          </>
        }
      >
        Open the one you love and choose Apply. What you tell us serves for every home here, for thirty days.
      </EmptyState>
    </Container>
  );
}
