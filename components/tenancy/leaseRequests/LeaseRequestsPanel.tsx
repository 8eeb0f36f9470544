import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { leaseRequests } from '@/contract/tenancy/leaseRequests/endpoints';
import { useApi } from '@/hooks/useApi';
import { NewRequestForm } from './NewRequestForm';
import { RequestCard } from './RequestCard';

/** What a resident can ask for during the lease, and what they asked. */
export function LeaseRequestsPanel({ leaseId }: { readonly leaseId: string }) {
  const query = useApi(leaseRequests.listLeaseRequests, { params: { leaseId } });
  const { data } = query;
  return (
    <Stack as="section" aria-labelledby={`requests-${leaseId}`}>
      <Heading id={`requests-${leaseId}`} $size="small">
        Requests and documents
      </Heading>
      <Text $tone="soft">
        Ask for a change of your lease, an accommodation, a proof of residency, or your rent ledger. Those two come at
        once; your homeowner or our team answers everything else here.
      </Text>
      <Card>
        <NewRequestForm leaseId={leaseId} />
      </Card>
      <Loaded
        query={query}
        title="We couldn’t load your requests"
        skeleton={<Skeleton $height="6rem" $round="card" />}
      />
      {data?.items.length === 0 && <Text $tone="soft">You haven’t asked for anything yet.</Text>}
      {data?.items.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
    </Stack>
  );
}
