import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { type MoveOut, moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s12};
`;

/** Unpaid rent and other open charges: each can become a line that the deposit pays. */
export function OwedCharges({ moveOut: { leaseId, owedCharges } }: { readonly moveOut: MoveOut }) {
  const add = useApiMutation(moveOuts.addOwedCharge, { touches: [moveOuts] });
  if (owedCharges.length === 0) return null;
  return (
    <Card as="section" $pad="s16" aria-labelledby={`owed-${leaseId}`}>
      <Stack $gap="s12">
        <Heading as="h3" id={`owed-${leaseId}`} $size="small">
          Unpaid on the account
        </Heading>
        <Text $tone="soft">The deposit can pay these. What it doesn’t cover stays on the residents’ account.</Text>
        <List>
          {owedCharges.map(({ id, description, dueOn, openCents }) => (
            <li key={id}>
              <Row $justify="space-between">
                <Text>
                  {description}, due {formatDate(dueOn)}: <Money amount={openCents} cents="always" />
                </Text>
                <Button
                  size="small"
                  tone="secondary"
                  aria-label={`Deduct ${description}, due ${formatDate(dueOn)}`}
                  loading={add.isPending && add.variables.body.chargeId === id}
                  onClick={() => add.mutate({ params: { tenancyId: leaseId }, body: { chargeId: id } })}
                >
                  Deduct
                </Button>
              </Row>
            </li>
          ))}
        </List>
        <div aria-live="polite">{add.error && <Notice tone="danger">{add.error.message}</Notice>}</div>
      </Stack>
    </Card>
  );
}
