import { SaveButton } from '@/components/homes/saved/SaveButton';
import { ShareButton } from '@/components/layout/ShareButton';
import { Badge } from '@/components/ui/Badge';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { Heading } from '@/components/ui/Heading';
import { Notice } from '@/components/ui/Notice';
import { Row } from '@/components/ui/Row';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import type { Home } from '@/contract/homes';
import { availableWords, badgesOf, isListed, roomsWords, whereWords } from '@/lib/homeWords';
import { searchHref } from '@/lib/searchHref';

interface HomeTopProps {
  readonly home: Home;
  readonly now: number;
  /** Absolute, for whoever sends it on; absent where the page is nobody else’s to see. */
  readonly address?: string | undefined;
}

/** Where it is, what it is, and whether it is to be had. */
export function HomeTop({ home, now, address }: HomeTopProps) {
  const { id, streetAddress, city, citySlug, state, zipcode } = home;
  const open = isListed(home.status);
  const gone = home.status === 'leased' || home.status === 'off_market';
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
        {badgesOf(home, now).map(({ words, tone }) => (
          <Badge key={words} tone={tone}>
            {words}
          </Badge>
        ))}
        <SaveButton homeId={id} address={streetAddress} tone="surface" />
        {address && <ShareButton address={address} title={streetAddress} small />}
      </Row>
      <Text $tone="soft" $figures>
        {whereWords(home)}, {state} {zipcode} · {roomsWords(home)}
        {open && ` · ${availableWords(home.availableOn, now, home.timeZone)}`}
      </Text>
      <div role="status">
        {gone && (
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
