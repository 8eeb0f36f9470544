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
import { type LeaseAddendum, leaseRequests } from '@/contract/tenancy/leaseRequests/endpoints';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';

const homeOf = ({ side, homeId }: LeaseAddendum) =>
  side === 'owner' ? routes.accounts.portfolio.property({ propertyId: homeId }) : routes.accounts.home.properties();

/** A change to a running lease, to be read and signed by everyone on it. */
export function AddendumSigning({ addendumId }: { readonly addendumId: string }) {
  const { data, isError } = useApi(leaseRequests.getLeaseAddendum, { params: { leaseAddendumId: addendumId } });
  if (!data)
    return (
      <Container>
        {isError ? (
          <EmptyState title="We can’t find that addendum" level="h1">
            It may have been withdrawn. Your lease stays the same.
          </EmptyState>
        ) : (
          <Skeleton $height="32rem" $round="card" />
        )}
      </Container>
    );
  return (
    <EnvelopeView
      envelopeId={data.envelopeId}
      pageTitle="Lease addendum"
      heading={`Lease addendum for ${data.address}`}
      summary={`${data.kind === 'transfer' ? 'Last day' : 'Starts'} ${formatDate(data.effectiveOn)}`}
      completed={(_, arrived) => (
        <Confirmation
          title="Your lease is updated"
          arrived={arrived}
          action={<ButtonLink href={homeOf(data)}>Go to your home</ButtonLink>}
        >
          <Text>
            Everyone has signed. It starts on {formatDate(data.effectiveOn)}. Your copy is in{' '}
            <Link href={routes.accounts.documents()}>your documents</Link>.
          </Text>
        </Confirmation>
      )}
      ended={({ status }) => <EnvelopeEnded status={status} />}
      canVoid={false}
    />
  );
}
