import { hasLateCharge } from '@/components/money/payments/payChoice';
import { Badge } from '@/components/ui/feedback/Badge';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Row } from '@/components/ui/layout/Row';
import { Link } from '@/components/ui/navigation/Link';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { charges } from '@/contract/money/charges/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';

/** What a resident owes now, or what is due next, in one line. */
export function ResidenceRent({ leaseId }: { readonly leaseId: string }) {
  const { data, isError } = useApi(charges.listCharges, { params: { leaseId } });
  // The page of the rent says what is wrong.
  if (!data) return isError ? null : <Skeleton $height="1.5rem" />;
  const { owedCents, nextDue } = data;
  return (
    <Row $gap="s12">
      <Text>
        {owedCents > 0 ? (
          <>
            <Money amount={owedCents} cents="always" /> due now
          </>
        ) : nextDue ? (
          <>
            <Money amount={nextDue.cents} cents="always" /> due {formatDate(nextDue.dueOn)}
          </>
        ) : (
          'Nothing is due'
        )}
      </Text>
      {hasLateCharge(data) && <Badge tone="danger">Late</Badge>}
      <Link href={routes.accounts.home.payments()}>{owedCents > 0 ? 'Pay rent' : 'See rent'}</Link>
    </Row>
  );
}
