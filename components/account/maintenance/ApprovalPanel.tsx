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
import { canSpread, type InstallmentMonths } from '@/contract/smoothPayments/constants';
import { type Quote, type WorkOrder, workOrders } from '@/contract/workOrders/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { INSTALLMENT_NOTE, INSTALLMENT_QUESTION, installmentOptions, monthsOf } from '@/lib/account/installmentOptions';
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
  const [payment, setPayment] = useState<'from_rent' | 'spread'>('from_rent');
  const [months, setMonths] = useState<InstallmentMonths | null>(null);
  const decide = useApiMutation(workOrders.decideApproval, { touches: [workOrders] });
  const fields = decide.error?.fields;
  const totalCents = offered.find(({ id }) => id === quoteId)?.totalCents ?? 0;
  const isSpread = order.paidBy === 'owner' && payment === 'spread' && canSpread(totalCents);
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
          {order.paidBy === 'resident' ? (
            <Text $tone="soft">We add it to what you owe once the work is done and billed.</Text>
          ) : canSpread(totalCents) ? (
            <>
              <RadioCards
                legend="How would you like to pay?"
                options={[
                  { value: 'from_rent', label: 'From rent', help: 'We take it from your next payout.' },
                  { value: 'spread', label: 'In installments', help: 'We take a part from each payout.' },
                ]}
                value={payment}
                onChange={(next) => setPayment(next === 'spread' ? 'spread' : 'from_rent')}
              />
              {payment === 'spread' && (
                <>
                  <RadioCards
                    legend={INSTALLMENT_QUESTION}
                    options={installmentOptions(totalCents)}
                    value={months === null ? undefined : String(months)}
                    onChange={(next) => setMonths(monthsOf(next))}
                    error={fields?.months}
                  />
                  <Text $tone="soft">{INSTALLMENT_NOTE}</Text>
                </>
              )}
            </>
          ) : (
            <Text $tone="soft">We take it from your next payout.</Text>
          )}
        </>
      )}
      {decide.error && !fields?.months && (
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
                body: {
                  ...{ decision: 'approve', quoteId },
                  ...{ payment: isSpread ? 'spread' : 'from_rent', months: isSpread ? months : null },
                },
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
