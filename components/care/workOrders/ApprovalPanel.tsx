import styled from 'styled-components';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { formatExactMoney } from '@/contract/amounts/cents';
import type { WorkOrder } from '@/contract/care/workOrders/endpoints';
import { formatDateTime } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { DecisionForm } from './DecisionForm';
import { QuoteCard } from './QuoteCard';
import { VendorProof } from './VendorProof';

const Quotes = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s12};
`;

/** What a repair costs and what the owner decides, with what their silence means said beforehand. */
export function ApprovalPanel({ order }: { readonly order: WorkOrder }) {
  const { approval, quotes, ownVendor, can, home, paidBy } = order;
  if (!approval) return null;
  const canDecide = can.includes('approve');
  return (
    <Stack as="section" aria-labelledby="approval" $gap="s16">
      <Heading id="approval" $size="small">
        Cost and approval
      </Heading>
      <Text $tone="soft">
        {paidBy === 'owner' && `We ask you above ${formatExactMoney(approval.thresholdCents)}.`}
        {approval.approvedCents !== null && ` Approved: ${formatExactMoney(approval.approvedCents)}.`}
        {approval.payment === 'spread' &&
          approval.spreadMonths &&
          ` You pay it over ${approval.spreadMonths} months, once you sign.`}
      </Text>
      {approval.paid && <PrepaidNote paid={approval.paid} />}
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

type Paid = NonNullable<NonNullable<WorkOrder['approval']>['paid']>;

const PAID_TEXTS: Readonly<Record<Paid['status'], string>> = {
  started: 'is on its way to us.',
  processing: 'is on its way to us.',
  succeeded: 'is paid. We hold it until the repair is billed.',
  failed: 'didn’t go through.',
  refunded: 'was refunded.',
  returned: 'was taken back by the bank. We take what the repair costs from the next payout.',
};

/** What became of the money that the owner paid with the approval. */
function PrepaidNote({ paid }: { readonly paid: Paid }) {
  return (
    <Text $figures>
      Your payment of {formatExactMoney(paid.amountCents)} {PAID_TEXTS[paid.status]}
    </Text>
  );
}
