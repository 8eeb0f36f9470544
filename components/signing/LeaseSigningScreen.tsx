import { useRouter } from 'next/router';
import { PageHead } from '@/components/layout/head/PageHead';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Container } from '@/components/ui/layout/Container';
import { leases } from '@/contract/leases/endpoints';
import { useApi } from '@/hooks/useApi';
import { EnvelopeView } from './EnvelopeView';

/** The lease of a home, to be read and signed by whoever is part of it. */
export function LeaseSigningScreen({ homeId }: { readonly homeId: string }) {
  const { reload } = useRouter();
  const { data: lease } = useApi(leases.getHomeLease, { params: { homeId } });
  if (!lease?.envelopeId)
    return (
      <Container>
        <PageHead title="Sign your lease" noindex />
        <ErrorState title="We could not load your lease" level="h1" onRetry={() => reload()}>
          It is safe; only the page did not arrive.
        </ErrorState>
      </Container>
    );
  return <EnvelopeView lease={lease} envelopeId={lease.envelopeId} />;
}
