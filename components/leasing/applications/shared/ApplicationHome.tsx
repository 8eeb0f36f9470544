import { HomeTeaser } from '@/components/layout/shared/HomeTeaser';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { Application } from '@/contract/leasing/applications/endpoints';
import { routes } from '@/contract/routes';
import { formatDate, formatDateTime } from '@/lib/format/dates';

/** The home, when and for how long, and until when we wait. */
export function ApplicationHome({ application }: { readonly application: Application }) {
  const { home, desiredStart, termMonths, answerBy, status } = application;
  const isWaiting = answerBy && status !== 'screening' && status !== 'in_review' && status !== 'submitted';
  return (
    <HomeTeaser
      picture={home.picture}
      address={home.unit ? `${home.streetAddress}, ${home.unit}` : home.streetAddress}
      where={`${home.city}, ${home.state}`}
      href={routes.homes.one({ place: home.citySlug, homeId: home.id })}
    >
      <Text $figures>
        <Money amount={home.rentCents} per="month" />
      </Text>
      <Text $size="small" $tone="soft">
        From {formatDate(desiredStart)}, for {termMonths} months
      </Text>
      {isWaiting && (
        <Text $size="small" $tone="soft">
          Finish by {formatDateTime(answerBy, home.timeZone)}.
        </Text>
      )}
    </HomeTeaser>
  );
}
