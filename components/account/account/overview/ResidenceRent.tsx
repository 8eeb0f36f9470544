import { hasLateCharge } from '@/components/money/payments/payChoice';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Badge } from '@/components/ui/feedback/Badge';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { addDays } from '@/contract/calendar/days';
import { charges } from '@/contract/money/charges/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';
import { OverviewFigure } from './OverviewFigure';

/** How long before its day the rent is the first thing to do; as among the to-dos. */
const DAYS_AHEAD = 7;

/** The one number of a resident: what they owe now, or what is due within days, with the way to pay it. */
export function ResidenceRent({ leaseId }: { readonly leaseId: string }) {
  const { data, isError } = useApi(charges.listCharges, { params: { leaseId } });
  // The page of the rent says what is wrong.
  if (!data) return isError ? null : <Skeleton $height="8.5rem" />;
  const { owedCents, nextDue, today } = data;
  const pay = <ButtonLink href={routes.accounts.home.payments()}>Pay rent</ButtonLink>;
  if (owedCents > 0)
    return (
      <Stack $gap="s16" $align="start">
        <OverviewFigure title="Due now" amount={owedCents}>
          {hasLateCharge(data) ? <Badge tone="danger">Late</Badge> : 'Rent and other charges'}
        </OverviewFigure>
        {pay}
      </Stack>
    );
  if (nextDue && nextDue.dueOn <= addDays(today, DAYS_AHEAD))
    return (
      <Stack $gap="s16" $align="start">
        <OverviewFigure title="Rent" amount={nextDue.cents}>
          due {formatDate(nextDue.dueOn)}
        </OverviewFigure>
        {pay}
      </Stack>
    );
  return (
    <Row $gap="s12">
      <Text>
        {nextDue ? (
          <>
            <Money amount={nextDue.cents} cents="always" /> due {formatDate(nextDue.dueOn)}
          </>
        ) : (
          'Nothing is due'
        )}
      </Text>
      <Link href={routes.accounts.home.payments()}>See rent</Link>
    </Row>
  );
}
