import { homeStatusLabels } from '@/components/homes/homes/owner/homeStatus.labels';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { GetStarted } from '@/components/layout/account/GetStarted';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Badge } from '@/components/ui/feedback/Badge';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { HouseIllustration } from '@/components/ui/illustrations/HouseIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { LISTED_STATUSES } from '@/contract/homes/homes/constants';
import { MAX_LEASING_HOMES } from '@/contract/leasing/decisions/constants';
import { decisions, type Leasing } from '@/contract/leasing/decisions/endpoints';
import { routes } from '@/contract/routes';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import { ApplicationQueue } from './ApplicationQueue';
import { HomeTours } from './HomeTours';

/** Whether people can find it, tour it, or apply, or have applied: a home in setup has none of this to show. */
const isOnMarket = (home: Leasing['homes'][number]) =>
  (LISTED_STATUSES as readonly string[]).includes(home.status) || activityCount(home) > 0;

const activityCount = ({ applications, tours }: Leasing['homes'][number]) => applications.length + tours.length;

/** For homeowners: the tours of their homes and the applications for them. */
export function LeasingScreen() {
  useLiveUpdates(['applications', 'leases', 'appointments']);
  const query = useApi(decisions.listLeasing);
  const { data } = query;
  const shown = data?.homes.filter(isOnMarket) ?? [];
  return (
    <>
      <AccountPageHeader title="Tours and applications">
        See who’s touring your homes and who has applied.
      </AccountPageHeader>
      <Loaded query={query} title="We couldn’t load your homes" skeleton={<Skeleton $height="16rem" $round="card" />} />
      {data?.homes.length === 0 && <GetStarted roles={['homeowner']} />}
      {data && data.homes.length > 0 && shown.length === 0 && (
        <EmptyState
          picture={<HouseIllustration />}
          title="None of your homes is on the market"
          actions={<ButtonLink href={routes.accounts.portfolio.properties()}>Your homes</ButtonLink>}
        >
          Tours and applications show up here once a home is listed.
        </EmptyState>
      )}
      <Stack $gap="s24">
        {shown
          .toSorted((one, other) => activityCount(other) - activityCount(one))
          .map((home) => (
            <LeasingHomeCard key={home.id} home={home} />
          ))}
        {data?.hasMore && (
          <Text $tone="soft">
            We looked at {MAX_LEASING_HOMES} of your homes. Those with tours or applications come first; every home is
            under Homes.
          </Text>
        )}
      </Stack>
    </>
  );
}

function LeasingHomeCard({ home }: { readonly home: Leasing['homes'][number] }) {
  const { id, streetAddress, unit, city, state, status, rentCents, applications, tours, timeZone } = home;
  return (
    <Card as="section" aria-labelledby={`home-${id}`}>
      <Stack $gap="s24">
        <Row $justify="space-between" $align="start">
          <div>
            <Heading id={`home-${id}`} $size="part">
              {streetAddress}
              {unit && `, ${unit}`}
            </Heading>
            <Text $size="small" $tone="soft">
              {city}, {state} · <Money amount={rentCents} per="month" />
            </Text>
          </div>
          <Badge tone={homeStatusLabels[status].tone}>{homeStatusLabels[status].label}</Badge>
        </Row>
        <Stack $gap="s12">
          <Heading as="h3" $size="small">
            Applications
          </Heading>
          {applications.length === 0 ? (
            <Text $tone="soft">None yet. We’ll email you as soon as one is complete.</Text>
          ) : (
            <ApplicationQueue home={home} />
          )}
        </Stack>
        <Stack $gap="s12">
          <Heading as="h3" $size="small">
            Tours
          </Heading>
          <HomeTours tours={tours} timeZone={timeZone} />
        </Stack>
      </Stack>
    </Card>
  );
}
