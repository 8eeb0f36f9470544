import styled from 'styled-components';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { disputes } from '@/contract/money/disputes/endpoints';
import { useApi } from '@/hooks/useApi';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { DisputeItem } from './DisputeItem';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s24};
`;

/** Disputed payments, those that wait for evidence first. */
export function DisputesSection() {
  const query = useApi(disputes.listDisputes);
  const { data } = query;
  return (
    <Card as="section" aria-labelledby="disputes">
      <Stack>
        <Heading as="h2" id="disputes" $size="small">
          Disputes
        </Heading>
        <Text $tone="soft">
          A payer asked their bank for money back. For a card, the bank waits some days for evidence that they agreed to
          the payment.
        </Text>
        <Loaded
          query={query}
          title="We couldn’t load the disputes"
          skeleton={<Skeleton $height="8rem" $round="card" />}
        />
        {data?.items.length === 0 && <Text>No payment has been disputed.</Text>}
        {data && data.items.length > 0 && (
          <List aria-label="Disputes">
            {data.items.map((dispute) => (
              <DisputeItem key={dispute.id} dispute={dispute} />
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}
