import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { leaseRequests } from '@/contract/leaseRequests/endpoints';
import { useApi } from '@/hooks/useApi';
import { RequestCard } from './RequestCard';

/** What the residents of a home asked for, for its owner; nothing where they asked for nothing. */
export function HomeRequests({ homeId }: { readonly homeId: string }) {
  const { data } = useApi(leaseRequests.listHomeRequests, { params: { homeId } });
  if (!data || data.items.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="home-requests">
      <Heading id="home-requests" $size="small">
        Requests from your residents
      </Heading>
      {data.items.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
    </Stack>
  );
}
