import { useRouter } from 'next/router';
import { PageHead } from '@/components/layout/head/PageHead';
import { AddendumSigning } from '@/components/tenancy/leaseRequests/signing/AddendumSigning';
import { RenewalSigning } from '@/components/tenancy/renewals/signing/RenewalSigning';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Container } from '@/components/ui/layout/Container';
import { Money } from '@/components/ui/text/Money';
import { leases } from '@/contract/leasing/leases/endpoints';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';
import { EnvelopeEnded } from './EnvelopeEnded';
import { EnvelopeView } from './EnvelopeView';
import { SigningCompleted } from './SigningCompleted';

/** The lease of a home, to be read and signed by the person who is part of it. */
export function LeaseSigningScreen({ homeId }: { readonly homeId: string }) {
  const { query } = useRouter();
  // The renewal of a running lease is signed where the lease was.
  if (typeof query.renewal === 'string') return <RenewalSigning renewalId={query.renewal} />;
  if (typeof query.addendum === 'string') return <AddendumSigning addendumId={query.addendum} />;
  return <NewLeaseSigning homeId={homeId} />;
}

function NewLeaseSigning({ homeId }: { readonly homeId: string }) {
  const { reload } = useRouter();
  const { data: lease } = useApi(leases.getHomeLease, { params: { homeId } });
  if (!lease?.envelopeId)
    return (
      <Container>
        <PageHead title="Sign your lease" noindex />
        <ErrorState title="We couldn’t load your lease" level="h1" onRetry={() => reload()}>
          Your lease is safe. Try again in a moment.
        </ErrorState>
      </Container>
    );
  const { terms } = lease;
  return (
    <EnvelopeView
      envelopeId={lease.envelopeId}
      pageTitle={`Lease of ${terms.address.streetAddress}`}
      heading={`Lease for ${terms.address.streetAddress}`}
      summary={
        <>
          {formatDate(terms.startOn)} – {formatDate(terms.endOn)} · <Money amount={terms.allInCents} />
          /mo all-in · <Money amount={terms.moveInCents} /> to move in
        </>
      }
      completed={(envelope, arrived) => <SigningCompleted envelope={envelope} leaseId={lease.id} arrived={arrived} />}
      ended={({ status }) => <EnvelopeEnded status={status} />}
      canVoid={lease.myRole === 'homeowner' && lease.status === 'sent'}
    />
  );
}
