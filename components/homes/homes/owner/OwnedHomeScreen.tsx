import { HomePeople } from '@/components/homes/homeMembers/HomePeople';
import { HomeLaws } from '@/components/homes/homes/owner/HomeLaws';
import { homeStatusLabels } from '@/components/homes/homes/owner/homeStatus.labels';
import { HouseGuideEditor } from '@/components/homes/houseGuides/HouseGuideEditor';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ModalLink } from '@/components/modals/shared/ModalLink';
import { AccessCodes } from '@/components/onboarding/homeSetup/AccessCodes';
import { HomeRequests } from '@/components/tenancy/leaseRequests/HomeRequests';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Timeline } from '@/components/ui/layout/Timeline';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { account, type OwnedHome } from '@/contract/account/account/endpoints';
import { PUBLIC_STATUSES } from '@/contract/homes/homes/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { formatDay } from '@/lib/format/dates';
import { homeHref, roomsLabel } from '@/lib/labels/home.labels';
import { HomeDocuments } from './HomeDocuments';
import { HomeInspection } from './HomeInspection';
import { HomeProfile } from './HomeProfile';
import { HomeTodos } from './HomeTodos';
import { homeActions } from './homeActions';
import { homeHistoryLabels } from './homeHistory.labels';

/** Statuses with residents who pay rent. */
const LIVED_IN: ReadonlySet<string> = new Set(['leased', 'notice_given']);

/** The next step as the one green button, what applies at this stage beside it, the rest folded. */
function HomeNavigation({ home }: { readonly home: OwnedHome }) {
  const { next, now, more } = homeActions(home);
  return (
    <Stack $gap="s8">
      <Row>
        {next && <ButtonLink href={next.href}>{next.label}</ButtonLink>}
        {now.map(({ label, href }) => (
          <ButtonLink key={label} tone="secondary" size="small" href={href}>
            {label}
          </ButtonLink>
        ))}
      </Row>
      <Disclosure summary="More for this home">
        <Stack as="ul" $gap="s8">
          {more.map(({ label, href }) => (
            <li key={label}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
          <li>
            <ModalLink modal="NAPKIN_MODAL" props={{ homeId: home.id }} href={routes.homeowners.compare()}>
              Estimate your cash flow
            </ModalLink>
          </li>
        </Stack>
      </Disclosure>
    </Stack>
  );
}

/** One home as its owner sees it: where it stands, its rent, its past. */
export function OwnedHomeScreen({ propertyId: homeId }: { readonly propertyId: string }) {
  const query = useApi(account.getOwnedHome, { params: { homeId } });
  const { data: home, isError } = query;
  if (isError && !home)
    return (
      <>
        <AccountPageHeader title="Your home" />
        <Loaded query={query} title="We couldn’t load your home" />
      </>
    );
  if (!home)
    return (
      <>
        <AccountPageHeader title="Your home" />
        <Skeleton $height="12rem" $round="card" />
      </>
    );
  const statusLabel = homeStatusLabels[home.status];
  return (
    <>
      <AccountPageHeader
        title={home.streetAddress}
        actions={
          PUBLIC_STATUSES.some((status) => status === home.status) && (
            <ButtonLink href={homeHref(home)} tone="secondary" size="small">
              View listing
            </ButtonLink>
          )
        }
      >
        {home.city}, {home.state} {home.zipcode} · {roomsLabel(home)}
      </AccountPageHeader>
      <Stack $gap="s32">
        <Card>
          <Row $justify="space-between">
            <Stack $gap="s8" $align="start">
              <Badge tone={statusLabel.tone}>{statusLabel.label}</Badge>
              <Text>{statusLabel.next}</Text>
            </Stack>
            <div>
              <Heading as="p" $size="section">
                <Money amount={home.rentCents} per="month" />
              </Heading>
              <Text $size="small" $tone="soft">
                {LIVED_IN.has(home.status) ? 'Current rent' : 'Expected rent'}
              </Text>
            </div>
          </Row>
        </Card>
        {home.contactName && (
          <Text>
            Your contact at Belong is {home.contactName}.{' '}
            <Link href={`${routes.accounts.inbox()}?new=1`}>Send a message</Link>
          </Text>
        )}
        <HomeNavigation home={home} />
        <HomeTodos homeId={home.id} />
        {home.status === 'inspection' && <HomeInspection homeId={home.id} />}
        {(home.role === 'owner' || home.role === 'co_owner') && <HomeRequests homeId={home.id} />}
        <HomePeople homeId={home.id} />
        <HomeProfile homeId={home.id} />
        <HouseGuideEditor homeId={home.id} />
        {(home.role === 'owner' || home.role === 'co_owner') && (
          <AccessCodes
            homeId={home.id}
            help="Codes are encrypted. When someone reads one, you see who and when below it."
          />
        )}
        <HomeDocuments homeId={home.id} />
        <HomeLaws homeId={home.id} side="owner" />
        <Stack as="section" aria-labelledby="past">
          <Heading id="past" $size="small">
            History
          </Heading>
          {home.events.length === 0 && (
            <Text $tone="soft">Nothing yet. Each step on the way to a lease shows up here.</Text>
          )}
          <Timeline
            label="History, newest first"
            steps={home.events.map((event) => ({
              key: `${event.kind}${event.at}`,
              state: 'done' as const,
              title: homeHistoryLabels[event.kind](event),
              aside: <ReaderTime at={event.at} format={formatDay} />,
            }))}
          />
        </Stack>
      </Stack>
    </>
  );
}
