import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { formatExactMoney } from '@/contract/money/cents';
import { type Quote, type WorkOrder, workOrders } from '@/contract/workOrders/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { OtherDecisions } from './OtherDecisions';
import { QuoteCard } from './QuoteCard';
import { VendorProof } from './VendorProof';

const Quotes = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s12};
`;

/** What a repair costs and what the owner decides, with what their silence means said beforehand. */
export function ApprovalPanel({ order }: { readonly order: WorkOrder }) {
  const { approval, quotes, ownVendor, can, home } = order;
  if (!approval) return null;
  const canDecide = can.includes('approve');
  return (
    <Stack as="section" aria-labelledby="approval" $gap="s16">
      <Heading id="approval" $size="small">
        Cost and approval
      </Heading>
      <Text $tone="soft">
        We ask you above {formatExactMoney(approval.thresholdCents)}.
        {approval.approvedCents !== null && ` Approved: ${formatExactMoney(approval.approvedCents)}.`}
      </Text>
      {approval.dueAt && canDecide && (
        <Notice tone="warning" title={`Decide by ${formatDateTime(approval.dueAt, home.timeZone)}`}>
          {approval.silence}
        </Notice>
      )}
      {approval.secondQuoteWanted && <Badge tone="info">We’re getting a second quote</Badge>}
      {canDecide ? (
        <DecisionForm order={order} />
      ) : (
        <Quotes>
          {quotes.map((quote) => (
            <li key={quote.id}>
              <QuoteCard quote={quote} />
            </li>
          ))}
        </Quotes>
      )}
      {ownVendor && <VendorProof order={order} />}
    </Stack>
  );
}

const recommended = (quotes: readonly Quote[]) => quotes.find((quote) => quote.recommended) ?? quotes[0];

function DecisionForm({ order }: { readonly order: WorkOrder }) {
  const offered = order.quotes.filter(({ status }) => status === 'offered');
  const [quoteId, setQuoteId] = useState(recommended(offered)?.id);
  const decide = useApiMutation(workOrders.decideApproval, { touches: [workOrders] });
  return (
    <Stack $gap="s16" $align="start">
      {offered.length === 0 && <Text>We’re getting a quote for you.</Text>}
      {offered.length > 0 && (
        <>
          <RadioCards
            legend={offered.length === 1 ? 'The quote' : 'Compare the quotes'}
            options={offered.map((quote) => ({ value: quote.id, label: <QuoteCard quote={quote} plain /> }))}
            value={quoteId}
            onChange={setQuoteId}
            min="100%"
          />
          <Text $tone="soft">We take it from your next payout.</Text>
        </>
      )}
      {decide.error && (
        <Notice live tone="danger" title="That did not work">
          {decide.error.message}
        </Notice>
      )}
      <Row>
        {quoteId && offered.length > 0 && (
          <Button
            loading={decide.isPending}
            onClick={() =>
              decide.mutate({
                params: { workOrderId: order.id },
                body: { decision: 'approve', quoteId },
              })
            }
          >
            Approve
          </Button>
        )}
      </Row>
      <OtherDecisions order={order} />
    </Stack>
  );
}
