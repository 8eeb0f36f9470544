import { SaveSearchButton } from '@/components/homes/savedSearches/SaveSearchButton';
import { ModalButtonLink } from '@/components/modals/shared/ModalLink';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { HouseIllustration } from '@/components/ui/illustrations/HouseIllustration';
import type { HomeSearch, NearestHome, UnlistedPlace } from '@/contract/homes/homes/endpoints';
import { routes } from '@/contract/routes';
import { searchHref } from '@/lib/search/searchHref';

interface UnlistedPlaceFoundProps {
  readonly unlisted: UnlistedPlace;
  readonly nearest: readonly NearestHome[];
  readonly filters: HomeSearch;
  readonly allIn: boolean;
}

/** A place in which we list no home: whether we serve it, and the way to hear when that changes. */
export function UnlistedPlaceFound({ unlisted, nearest, filters, allIn }: UnlistedPlaceFoundProps) {
  const [closest] = nearest;
  const around = closest && { ...filters, unlisted: undefined, place: closest.home.citySlug, page: 1 };
  const nearby = around && (
    <ButtonLink href={searchHref(around, allIn)} tone={unlisted.isServed ? 'primary' : 'secondary'} prefetch={false}>
      Homes in {closest.home.city}
    </ButtonLink>
  );
  if (unlisted.isServed)
    return (
      <EmptyState
        picture={<HouseIllustration />}
        title={`No homes in ${unlisted.name} right now`}
        actions={
          <>
            {nearby}
            {around && <SaveSearchButton filters={around} label="Notify me" tone="secondary" size="medium" />}
          </>
        }
      >
        {closest ? `We serve this area. The nearest homes are below.` : 'We list new homes every week.'}
      </EmptyState>
    );
  return (
    <EmptyState
      picture={<HouseIllustration />}
      title={`We’re not in ${unlisted.name} yet`}
      actions={
        <>
          <ModalButtonLink
            modal="NOT_THERE_YET"
            href={routes.homes.all()}
            props={{ where: unlisted.name, audience: 'resident' }}
          >
            Notify me
          </ModalButtonLink>
          {nearby}
        </>
      }
    >
      We’ll email you once, on the day we open there.{closest && ' Until then, here are the homes nearest to it.'}
    </EmptyState>
  );
}
