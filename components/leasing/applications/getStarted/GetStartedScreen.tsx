import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { PageHead } from '@/components/layout/head/PageHead';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { HomeTeaser } from '@/components/layout/shared/HomeTeaser';
import { ApplicationSkeleton } from '@/components/leasing/applications/shared/ApplicationLoader';
import {
  ApplicationAside,
  ApplicationColumns,
  ApplicationPage,
} from '@/components/leasing/applications/shared/applicationStyles';
import { useQueryReady } from '@/components/leasing/applications/shared/useQueryReady';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { HouseIllustration } from '@/components/ui/illustrations/HouseIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { type Home, homes } from '@/contract/homes/homes/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { homeHref, locationLabel, roomsLabel } from '@/lib/labels/home.labels';
import { Requirements } from './Requirements';
import { StartApplicationForm } from './StartApplicationForm';

// The judgment brings the criteria and the law behind them: after what the page is about.
const Odds = clientOnly(
  dynamic(() => import('./Prequalification').then((file) => file.Prequalification), { ssr: false }),
);

/** What it costs and takes to get a home, before anybody pays or tells anything; then when, and how long. */
export function GetStartedScreen() {
  const { query } = useRouter();
  const isKnown = useQueryReady();
  const homeId = typeof query.home === 'string' ? query.home : '';
  if (!isKnown) return <ApplicationSkeleton />;
  if (!homeId) return <ChooseHomePrompt />;
  return <GetStartedForHome homeId={homeId} />;
}

function GetStartedForHome({ homeId }: { readonly homeId: string }) {
  const query = useApi(homes.getHome, { params: { homeId } });
  const { data: home, error } = query;
  if (home) return <GetStartedContent home={home} />;
  if (!error) return <ApplicationSkeleton />;
  if ('status' in error && error.status === 404) return <ChooseHomePrompt />;
  return (
    <Container>
      <Loaded query={query} level="h1" title="We couldn’t load that home" />
    </Container>
  );
}

function GetStartedContent({ home }: { readonly home: Home }) {
  const open = home.status === 'active' || home.status === 'application_pending' || home.status === 'coming_soon';
  return (
    <Container>
      <PageHead title={`Apply for ${home.streetAddress}`} noindex />
      <ApplicationPage>
        <Stack $gap="s8">
          <Heading as="h1" $size="title">
            Make {home.streetAddress} your home
          </Heading>
          <Text $size="large" $tone="soft">
            See the costs and requirements first. You don’t pay, and we don’t run any checks, until you submit.
          </Text>
        </Stack>
        <ApplicationColumns>
          <Stack $gap="s32">
            <Requirements home={home} />
            <Odds home={home} />
          </Stack>
          <ApplicationAside>
            <HomeTeaser
              picture={home.pictures[0] ?? null}
              address={home.streetAddress}
              where={`${locationLabel(home)}, ${home.state}`}
              href={homeHref(home)}
            >
              <Text $size="small" $tone="soft">
                {roomsLabel(home)}
              </Text>
              <Text $figures>
                <Money amount={home.rentCents} per="month" />
              </Text>
            </HomeTeaser>
            <Card $tone="float" as="section" aria-labelledby="start-application">
              <Stack>
                <Heading as="h2" id="start-application" $size="part">
                  When do you want to move in?
                </Heading>
                {open && !home.areApplicationsPaused ? (
                  <StartApplicationForm home={home} />
                ) : (
                  <>
                    <Text>
                      {open
                        ? 'Applications are paused for now. Please try again later.'
                        : 'This home isn’t available right now.'}
                    </Text>
                    <ButtonLink href={homeHref(home)} tone="secondary">
                      View this and similar homes
                    </ButtonLink>
                  </>
                )}
              </Stack>
            </Card>
          </ApplicationAside>
        </ApplicationColumns>
      </ApplicationPage>
    </Container>
  );
}

function ChooseHomePrompt() {
  return (
    <Container>
      <PageHead title="Apply for a home" noindex />
      <EmptyState
        level="h1"
        picture={<HouseIllustration />}
        title="Which home would you like to apply for?"
        actions={
          <>
            <ButtonLink href={routes.homes.all()}>Find a home</ButtonLink>
            <ButtonLink href={routes.accounts.toursAndApplications()} tone="secondary">
              Your applications
            </ButtonLink>
          </>
        }
      >
        Open a home you love and select Apply. You can use one application for any of our homes for 30 days.
      </EmptyState>
    </Container>
  );
}
