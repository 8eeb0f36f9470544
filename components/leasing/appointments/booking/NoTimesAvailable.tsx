import { AskQuestionLink } from '@/components/layout/shared/AskQuestionLink';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { DoorIllustration } from '@/components/ui/illustrations/DoorIllustration';
import type { Home } from '@/contract/homes/homes/endpoints';
import { homeHref, isGone } from '@/lib/labels/home.labels';
import { searchHref } from '@/lib/search/searchHref';

const NOTICES = {
  leased: { title: 'This home is leased', reason: 'This home was just leased, so there are no more tours.' },
  notReady: {
    title: 'Not ready yet',
    reason: 'We’re still getting this home ready. Tours start when it’s done.',
  },
  noHost: {
    title: 'Tours can’t be booked online yet',
    reason: 'Ask us about this home, and we’ll email you when you can see it.',
  },
  full: {
    title: 'No times available',
    reason: 'The next 2 weeks are full. New times open every morning, or you can ask us for one.',
  },
};

function noticeFor({ status, host }: Home): keyof typeof NOTICES {
  if (isGone(status)) return 'leased';
  if (status === 'coming_soon') return 'notReady';
  return host ? 'full' : 'noHost';
}

/** Why a home has no times for a tour now, and the way on. */
export function NoTimesAvailable({ home }: { readonly home: Home }) {
  const notice = noticeFor(home);
  const { title, reason } = NOTICES[notice];
  return (
    <EmptyState
      picture={<DoorIllustration />}
      title={title}
      actions={
        <>
          <ButtonLink href={searchHref({ place: home.citySlug })} prefetch={false}>
            See homes in {home.city}
          </ButtonLink>
          {notice === 'leased' ? (
            <ButtonLink href={`${homeHref(home)}/similar`} prefetch={false} tone="secondary">
              Similar homes
            </ButtonLink>
          ) : (
            <AskQuestionLink homeId={home.id} subdued />
          )}
        </>
      }
    >
      {reason}
    </EmptyState>
  );
}
