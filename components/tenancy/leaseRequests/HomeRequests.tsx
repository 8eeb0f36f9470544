import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { leaseRequests } from '@/contract/tenancy/leaseRequests/endpoints';
import { useApi } from '@/hooks/useApi';
import { NewRequestForm } from './NewRequestForm';
import { RequestCard } from './RequestCard';

/** What the residents of a home asked for, for its owner, who may propose changes of a running lease. */
export function HomeRequests({ homeId }: { readonly homeId: string }) {
  const { data } = useApi(leaseRequests.listHomeRequests, { params: { homeId } });
  if (!data || (data.items.length === 0 && !data.proposableLeaseId)) return null;
  return (
    <Stack as="section" aria-labelledby="home-requests">
      <Heading id="home-requests" $size="small">
        Changes to the lease
      </Heading>
      {data.items.length === 0 && <Text $tone="soft">Your residents haven’t asked for anything yet.</Text>}
      {data.items.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
      {data.proposableLeaseId && (
        <Disclosure summary="Propose a change">
          <NewRequestForm leaseId={data.proposableLeaseId} proposes />
        </Disclosure>
      )}
    </Stack>
  );
}
