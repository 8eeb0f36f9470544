import { Link } from '@/components/ui/Link';
import { Money } from '@/components/ui/Money';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import type { Application } from '@/contract/applications';
import { formatDate, formatMoment } from '@/lib/format/dates';
import { routes } from '@/lib/routes';

/** The home, when and for how long, and until when we wait. */
export function AppliedHome({ application }: { readonly application: Application }) {
  const { home, desiredStart, termMonths, answerBy, status } = application;
  const href = routes.homes.one({ place: home.citySlug, homeId: home.id });
  const waits = answerBy && status !== 'screening' && status !== 'in_review' && status !== 'submitted';
  return (
    <Stack $gap="s12">
      <div>
        <Text $weight="semibold">
          <Link href={href} prefetch={false}>
            {home.streetAddress}
            {home.unit && `, ${home.unit}`}
          </Link>
        </Text>
        <Text $tone="soft">
          {home.city}, {home.state}
        </Text>
      </div>
      <Text $figures>
        <Money amount={home.rentCents} per="month" />
      </Text>
      <Text $tone="soft">
        From {formatDate(desiredStart)}, for {termMonths} months
      </Text>
      {waits && (
        <Text $size="small" $tone="soft">
          We keep this open until {formatMoment(answerBy, home.timeZone)}.
        </Text>
      )}
    </Stack>
  );
}
