import { EnvelopeEnded } from '@/components/platform/signing/EnvelopeEnded';
import { EnvelopeView } from '@/components/platform/signing/EnvelopeView';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Confirmation } from '@/components/ui/feedback/Confirmation';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Container } from '@/components/ui/layout/Container';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';
import { type Renewal, renewals } from '@/contract/tenancy/renewals/endpoints';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';
import { formatCents } from '@/lib/format/money';

const homeOf = ({ side, homeId }: Renewal) =>
  side === 'owner' ? routes.accounts.portfolio.property({ propertyId: homeId }) : routes.accounts.home.properties();

function Completed({ renewal, arrived }: { readonly renewal: Renewal; readonly arrived: boolean }) {
  return (
    <Confirmation
      title="Your lease is renewed"
      arrived={arrived}
      action={<ButtonLink href={homeOf(renewal)}>Go to your home</ButtonLink>}
    >
      <Text>
        Everyone has signed. The new term starts on {formatDate(renewal.startOn)}. Your copy is in{' '}
        <Link href={routes.accounts.documents()}>your documents</Link>.
      </Text>
    </Confirmation>
  );
}

/** The amendment that renews a lease, to be read and signed by both sides. */
export function RenewalSigning({ renewalId }: { readonly renewalId: string }) {
  const { data: renewal, isError } = useApi(renewals.getRenewal, { params: { renewalId } });
  if (isError && !renewal)
    return (
      <Container>
        <EmptyState title="We can’t find that renewal" level="h1">
          It may have been withdrawn. Your lease stays the same.
        </EmptyState>
      </Container>
    );
  if (!renewal)
    return (
      <Container>
        <Skeleton $height="32rem" $round="card" />
      </Container>
    );
  const { envelopeId, address, chosen, startOn } = renewal;
  if (!envelopeId)
    return (
      <Container>
        <EmptyState
          title="This renewal isn’t ready to sign"
          level="h1"
          actions={<ButtonLink href={homeOf(renewal)}>Go to your home</ButtonLink>}
        >
          It can be signed once the terms are agreed.
        </EmptyState>
      </Container>
    );
  return (
    <EnvelopeView
      envelopeId={envelopeId}
      pageTitle="Lease renewal"
      heading={`Lease renewal for ${address}`}
      summary={
        <>
          From {formatDate(startOn)}
          {chosen && ` · ${formatCents(chosen.rentCents)}/mo`}
        </>
      }
      completed={(_, arrived) => <Completed renewal={renewal} arrived={arrived} />}
      ended={({ status }) => <EnvelopeEnded status={status} />}
      canVoid={false}
    />
  );
}
