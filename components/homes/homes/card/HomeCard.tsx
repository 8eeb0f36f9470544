import NextLink from 'next/link';
import { SaveHomeButton } from '@/components/homes/homes/shared/SaveHomeButton';
import { Badge } from '@/components/ui/feedback/Badge';
import { Money } from '@/components/ui/text/Money';
import type { HomeCard as Card } from '@/contract/homes/homes/endpoints';
import { availabilityLabel, homeBadges, homeHref, locationLabel, roomsLabel } from '@/lib/labels/home.labels';
import { setHoveredListing, useStore } from '@/lib/store';
import {
  AvailableOn,
  Badges,
  Body,
  CardFooter,
  Frame,
  Location,
  Name,
  Note,
  Price,
  Rooms,
  SaveAction,
} from './HomeCard.styles';
import { PhotoStrip } from './PhotoStrip';

interface HomeCardProps {
  readonly home: Card;
  /** Time of the data: badges and dates follow from it, the same on the server and here. */
  readonly now: number;
  readonly level?: 'h2' | 'h3';
  /** Shows what a month costs with every required fee first, and the bare rent beneath. */
  readonly allIn?: boolean;
  /** What sets it apart from what was asked for. */
  readonly note?: string | undefined;
  readonly sizes?: string;
  readonly priority?: boolean;
}

const cardSizes = '(min-width: 1200px) 384px, (min-width: 992px) 31vw, (min-width: 576px) 46vw, 92vw';

export function HomeCard({
  home,
  now,
  level = 'h2',
  allIn = false,
  note,
  sizes = cardSizes,
  priority = false,
}: HomeCardProps) {
  const { id, rentCents, allInCents, availableOn, streetAddress, pictures } = home;
  const badges = homeBadges(home, now);
  const isHighlighted = useStore(({ hoveredListingId }) => hoveredListingId === id);
  return (
    <Frame
      aria-label={streetAddress}
      $highlighted={isHighlighted}
      onPointerEnter={() => setHoveredListing(id)}
      onPointerLeave={() => setHoveredListing(null)}
    >
      <PhotoStrip pictures={pictures} href={homeHref(home)} sizes={sizes} priority={priority} />
      {badges.length > 0 && (
        <Badges>
          {badges.map(({ label, tone }) => (
            <Badge key={label} tone={tone}>
              {label}
            </Badge>
          ))}
        </Badges>
      )}
      <Body>
        <Price>
          <Money amount={allIn ? allInCents : rentCents} cents="never" per="month" />
        </Price>
        <CardFooter>
          {allIn ? 'all-in; rent ' : 'all-in '}
          <Money amount={allIn ? rentCents : allInCents} cents="never" per="month" />
        </CardFooter>
        <Rooms>{roomsLabel(home)}</Rooms>
        <Name as={level}>
          <NextLink href={homeHref(home)} prefetch={false}>
            {streetAddress}
          </NextLink>
        </Name>
        <Location>{locationLabel(home)}</Location>
        {note && <Note>{note}</Note>}
        <AvailableOn>{availabilityLabel(availableOn, now)}</AvailableOn>
      </Body>
      <SaveAction>
        <SaveHomeButton homeId={id} address={streetAddress} />
      </SaveAction>
    </Frame>
  );
}
