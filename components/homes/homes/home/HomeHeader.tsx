import { SaveHomeButton } from '@/components/homes/homes/shared/SaveHomeButton';
import { ShareButton } from '@/components/layout/shared/ShareButton';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { Home } from '@/contract/homes/homes/endpoints';
import { availabilityLabel, homeBadges, isGone, isListed, locationLabel, roomsLabel } from '@/lib/labels/home.labels';
import { searchHref } from '@/lib/search/searchHref';

/** What a status means for anyone who would like to live there. */
const pendingNotices: Partial<Record<Home['status'], { title: string; text: string }>> = {
  coming_soon: {
    title: 'Not open for tours yet',
    text: 'We’re still getting this home ready. Tours start once it’s ready to show. Select “Notify me” and we’ll email you that day. You can also ask a question or apply now.',
  },
  application_pending: {
    title: 'Someone has applied',
    text: 'This home is still open. You can tour it and apply. We review applications in the order they’re completed.',
  },
};

interface HomeHeaderProps {
  readonly home: Home;
  readonly now: number;
  /** Absolute, for sharing; absent on a private page. */
  readonly address?: string | undefined;
}

/** Where it is, what it is, and whether it is to be had. */
export function HomeHeader({ home, now, address }: HomeHeaderProps) {
  const { id, streetAddress, city, citySlug, state, zipcode } = home;
  const open = isListed(home.status);
  const pendingNotice = pendingNotices[home.status];
  const isUnavailable = isGone(home.status);
  return (
    <Stack $gap="s12">
      <Breadcrumbs
        items={[
          { label: 'Homes', href: searchHref({}) },
          { label: `${city}, ${state}`, href: searchHref({ place: citySlug }) },
          { label: streetAddress },
        ]}
      />
      <Row $gap="s12">
        <Heading as="h1" $size="title">
          {streetAddress}
        </Heading>
        {homeBadges(home, now).map(({ label, tone }) => (
          <Badge key={label} tone={tone}>
            {label}
          </Badge>
        ))}
        <SaveHomeButton homeId={id} address={streetAddress} tone="surface" />
        {address && <ShareButton address={address} title={streetAddress} small />}
      </Row>
      <Text $tone="soft" $figures>
        {locationLabel(home)}, {state} {zipcode} · {roomsLabel(home)}
        {open && ` · ${availabilityLabel(home.availableOn, now, home.timeZone)}`}
      </Text>
      <div role="status">
        {pendingNotice && (
          <Notice title={pendingNotice.title}>
            <Text>{pendingNotice.text}</Text>
          </Notice>
        )}
        {isUnavailable && (
          <Notice title={home.status === 'leased' ? 'This home has been rented' : 'This home is off the market'}>
            <Text>
              You can still see this page if you have the link. Or see <a href="#similar">similar homes</a> below.
            </Text>
          </Notice>
        )}
      </div>
    </Stack>
  );
}
