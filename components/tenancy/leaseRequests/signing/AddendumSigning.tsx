import { EnvelopeEnded } from '@/components/platform/signing/EnvelopeEnded';
import { EnvelopeView } from '@/components/platform/signing/EnvelopeView';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
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
      completed={() => (
        <Card $tone="wash">
          <Stack $gap="s16" $align="start">
            <Heading $size="part">Your lease is updated</Heading>
            <Text>Everyone has signed. It starts on {formatDate(data.effectiveOn)}.</Text>
            <Row>
              <ButtonLink href={homeOf(data)}>Go to your home</ButtonLink>
              <ButtonLink href={routes.accounts.documents()} tone="secondary">
                View documents
              </ButtonLink>
            </Row>
          </Stack>
        </Card>
      )}
      ended={({ status }) => <EnvelopeEnded status={status} />}
      canVoid={false}
    />
  );
}
