import NextLink from 'next/link';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { HomePhoto } from '@/components/homes/homes/card/HomePhoto';
import { SaveHomeButton } from '@/components/homes/homes/shared/SaveHomeButton';
import { IconButton } from '@/components/ui/actions/IconButton';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { CloseIcon } from '@/components/ui/icons/statusIcons';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { homes } from '@/contract/homes/homes/endpoints';
import { useApi } from '@/hooks/useApi';
import { availabilityLabel, homeHref, locationLabel, roomsLabel } from '@/lib/labels/home.labels';
import { viewedHomes } from '@/lib/storage/savedHomes';
import { CardText, Frame, Name, Picture, Price, Tools } from './MapHomeCard.styles';

interface MapHomeCardProps {
  readonly homeId: string;
  readonly allIn: boolean;
  readonly onClose: () => void;
}

/** The home of a chosen pin. Takes the focus, and gives it back through `onClose`. */
export function MapHomeCard({ homeId, allIn, onClose }: MapHomeCardProps) {
  const { data: home, dataUpdatedAt: now, isError } = useApi(homes.getHome, { params: { homeId } });
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    viewedHomes.add(homeId);
    frame.current?.focus({ preventScroll: true });
  }, [homeId]);
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  const cover = home?.pictures[0];
  return (
    <Frame ref={frame} tabIndex={-1} aria-label="Selected home" onKeyDown={leave}>
      <Picture>{cover && <HomePhoto photo={cover} sizes="160px" decorative />}</Picture>
      <CardText>
        {home ? (
          <>
            <Price>
              <Money amount={allIn ? home.allInCents : home.rentCents} cents="never" per="month" />
            </Price>
            <Text $size="small" $tone="soft" $figures>
              {allIn ? 'all-in; rent ' : 'all-in '}
              <Money amount={allIn ? home.rentCents : home.allInCents} cents="never" />
            </Text>
            <Name href={homeHref(home)} as={NextLink} prefetch={false}>
              {home.streetAddress}
            </Name>
            <Text $size="small" $figures>
              {roomsLabel(home)}
            </Text>
            <Text $size="small" $tone="soft">
              {locationLabel(home)} · {availabilityLabel(home.availableOn, now, home.timeZone)}
            </Text>
          </>
        ) : isError ? (
          <Text role="alert">We couldn’t load this home. Please select it again.</Text>
        ) : (
          <Skeleton $height="6rem" />
        )}
      </CardText>
      <Tools>
        {home && <SaveHomeButton homeId={homeId} address={home.streetAddress} tone="surface" />}
        <IconButton label="Close" tone="surface" onClick={onClose}>
          <CloseIcon size={16} />
        </IconButton>
      </Tools>
    </Frame>
  );
}
