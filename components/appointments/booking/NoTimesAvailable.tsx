import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { DoorIllustration } from '@/components/ui/illustrations/DoorIllustration';
import type { HomeStatus } from '@/contract/homes/endpoints';
import { isGone } from '@/lib/labels/home.labels';
import { routes } from '@/lib/routing/routes';
import { searchHref } from '@/lib/search/searchHref';

interface NoTimesAvailableProps {
  readonly status: HomeStatus;
  readonly city: string;
  readonly citySlug: string;
  readonly homeHref: string;
}

/** Why nobody can show this home now, and the way on. */
export function NoTimesAvailable({ status, city, citySlug, homeHref }: NoTimesAvailableProps) {
  const isUnavailable = isGone(status);
  const isNotYetListed = status === 'coming_soon';
  const title = isUnavailable ? 'This home is leased' : isNotYetListed ? 'Not ready yet' : 'No times available';
  return (
    <EmptyState
      picture={<DoorIllustration />}
      title={title}
      actions={
        <>
          <ButtonLink href={searchHref({ place: citySlug })} prefetch={false}>
            See homes in {city}
          </ButtonLink>
          {isUnavailable ? (
            <ButtonLink href={`${homeHref}/similar`} prefetch={false} tone="secondary">
              Similar homes
            </ButtonLink>
          ) : (
            <ButtonLink href={routes.support()} prefetch={false} tone="secondary">
              Ask us
            </ButtonLink>
          )}
        </>
      }
    >
      {isUnavailable && 'This home was just leased, so there are no more tours.'}
      {isNotYetListed && 'We’re still getting this home ready. Tours start when it’s done.'}
      {!isUnavailable &&
        !isNotYetListed &&
        'The next 2 weeks are full. New times open every morning, or you can ask us for one.'}
    </EmptyState>
  );
}
