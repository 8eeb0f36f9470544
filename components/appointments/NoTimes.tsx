import { ButtonLink } from '@/components/ui/ButtonLink';
import { DoorPicture } from '@/components/ui/DoorPicture';
import { EmptyState } from '@/components/ui/EmptyState';
import type { HomeStatus } from '@/contract/homes';
import { routes } from '@/lib/routes';
import { searchHref } from '@/lib/searchHref';

interface NoTimesProps {
  readonly status: HomeStatus;
  readonly city: string;
  readonly citySlug: string;
  readonly homeHref: string;
}

/** Why nobody can show this home now, and the way on. */
export function NoTimes({ status, city, citySlug, homeHref }: NoTimesProps) {
  const isGone = status === 'leased' || status === 'off_market';
  const isEarly = status === 'coming_soon';
  const title = isGone ? 'Somebody loves it already' : isEarly ? 'Not quite ready' : 'Every time is taken';
  return (
    <EmptyState
      picture={<DoorPicture />}
      title={title}
      actions={
        <>
          <ButtonLink href={searchHref({ place: citySlug })} prefetch={false}>
            See homes in {city}
          </ButtonLink>
          {isGone ? (
            <ButtonLink href={`${homeHref}/similar`} prefetch={false} tone="secondary">
              Homes like this one
            </ButtonLink>
          ) : (
            <ButtonLink href={routes.support()} prefetch={false} tone="secondary">
              Ask us
            </ButtonLink>
          )}
        </>
      }
    >
      {isGone && 'This home was leased while you were looking, so there is nothing left to show.'}
      {isEarly && 'We are still making this home ready. Tours begin on the day it is.'}
      {!isGone && !isEarly && 'The next two weeks are full. New times open every morning; or ask us for one.'}
    </EmptyState>
  );
}
