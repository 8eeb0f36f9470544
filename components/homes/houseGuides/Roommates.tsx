import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { leases } from '@/contract/leasing/leases/endpoints';
import { useApi } from '@/hooks/useApi';

/** Everyone who lives in the home, and what it means to be on the lease. */
export function Roommates({ leaseId }: { readonly leaseId: string }) {
  const { data } = useApi(leases.listLeases);
  const terms = data?.items.find(({ id }) => id === leaseId)?.terms;
  if (!terms) return null;
  return (
    <Card as="section" aria-labelledby={`roommates-${leaseId}`}>
      <Stack $gap="s12">
        <Heading id={`roommates-${leaseId}`} $size="small">
          Who lives here
        </Heading>
        <Stack as="ul" $gap="s4">
          {terms.residents.map((name) => (
            <li key={name}>{name}, on the lease</li>
          ))}
          {terms.occupants.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Stack>
        {terms.residents.length > 1 && (
          <Text $size="small" $tone="soft">
            Everyone on the lease is responsible for the full rent. A payment from one of you counts for all of you.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
