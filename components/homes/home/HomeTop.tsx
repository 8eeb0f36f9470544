import { SaveHomeButton } from '@/components/homes/saved/SaveButton';
import { ShareButton } from '@/components/layout/ShareButton';
import { Badge } from '@/components/ui/Badge';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { Heading } from '@/components/ui/Heading';
import { Notice } from '@/components/ui/Notice';
import { Row } from '@/components/ui/Row';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import type { Home } from '@/contract/homes';
import { availabilityLabel, homeBadges, isListed, roomsLabel, locationLabel } from '@/lib/homeWords';
import { searchHref } from '@/lib/searchHref';

interface HomeHeaderProps {
  readonly home: Home;
  readonly now: number;
  /** Absolute, for whoever sends it on; absent where the page is nobody else’s to see. */
  readonly address?: string | undefined;
}

/** Where it is, what it is, and whether it is to be had. */
export function HomeHeader({ home, now, address }: HomeHeaderProps) {
  const { id, streetAddress, city, citySlug, state, zipcode } = home;
  const open = isListed(home.status);
  const isUnavailable = home.status === 'leased' || home.status === 'off_market';
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
        {homeBadges(home, now).map(({ label: words, tone }) => (
          <Badge key={words} tone={tone}>
            {words}
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
        {isUnavailable && (
          <Notice
            title={home.status === 'leased' ? 'This home has found its residents' : 'This home is off the market'}
          >
            <Text>
              We keep its page for whoever has the link. <a href="#similar">Homes like it</a> are further down.
            </Text>
          </Notice>
        )}
      </div>
    </Stack>
  );
}
