import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useMoneyAction, WAITS_FOR_SECOND } from '@/components/money/charges/staff/useMoneyAction';
import { ReasonForm } from '@/components/platform/desk/ReasonForm';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { users } from '@/contract/account/users/endpoints';
import {
  type LeasePayer,
  leasePayers,
  type PayerPayment,
  payerKindLabels,
  payerMethodLabels,
} from '@/contract/money/leasePayers/endpoints';
import { useApi } from '@/hooks/useApi';
import { apiQuery } from '@/lib/api/query';
import { formatDate } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { AddPayerForm, PayerPaymentForm, ShareForm } from './PayerForms';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s12};
`;

function PaymentItem({ payment }: { readonly payment: PayerPayment }) {
  const { id, amountCents, method, reference, receivedOn, isOnStatement, returned } = payment;
  const giveBack = useMoneyAction(leasePayers.returnPayerPayment, [leasePayers]);
  const problem = giveBack.error ?? giveBack.fields.reason;
  return (
    <li>
      <Row $justify="space-between">
        <Text>
          <Money amount={amountCents} cents="always" />, {payerMethodLabels[method]} {reference},{' '}
          {formatDate(receivedOn)}
        </Text>
        {returned ? (
          <Badge tone="danger">Came back</Badge>
        ) : (
          <Badge tone={isOnStatement ? 'success' : 'neutral'}>{isOnStatement ? 'On a statement' : 'Recorded'}</Badge>
        )}
      </Row>
      {returned ? (
        <Text $size="small" $tone="soft">
          {returned.reason}
        </Text>
      ) : (
        <ReasonForm
          action={`Record that ${reference} came back`}
          label="Why it came back"
          help="A second person approves it."
          sending={giveBack.isPending}
          onSubmit={(reason) => giveBack.send({ params: { payerPaymentId: id }, body: { reason } })}
        />
      )}
      <div aria-live="polite">
        {problem && <Notice tone="danger">{problem}</Notice>}
        {giveBack.isWaiting && <Notice tone="success">{WAITS_FOR_SECOND}</Notice>}
      </div>
      {giveBack.dialog}
    </li>
  );
}

interface PayerItemProps {
  readonly payer: LeasePayer;
  readonly firstOn: string;
  readonly today: string;
}

function PayerItem({ payer, firstOn, today }: PayerItemProps) {
  const { kind, name, reference, shares, openCents, lateCents, charges, payments, proposals } = payer;
  return (
    <li>
      <Stack $gap="s8">
        <Row $justify="space-between">
          <Heading as="h3" $size="small">
            {name}
          </Heading>
          {lateCents > 0 && <Badge tone="danger">Late</Badge>}
        </Row>
        <Text $size="small" $tone="soft">
          {[payerKindLabels[kind], reference].filter(Boolean).join(' · ')}
        </Text>
        {shares.map(({ fromOn, amountCents }) => (
          <Text key={fromOn}>
            <Money amount={amountCents} cents="always" /> of the rent from {formatDate(fromOn)}
          </Text>
        ))}
        <Text>
          Owed: <Money amount={openCents} cents="always" />
          {lateCents > 0 && (
            <>
              , late: <Money amount={lateCents} cents="always" />
            </>
          )}
        </Text>
        {proposals.map((proposal) => (
          <Notice key={proposal.lineId} tone="info" title={`A credit of ${formatDate(proposal.day)} may be theirs`}>
            <Stack $gap="s8">
              <span>
                <Money amount={proposal.amountCents} cents="always" />: {proposal.description}
              </span>
              <Disclosure summary="Record this credit">
                <PayerPaymentForm payer={payer} today={today} proposal={proposal} />
              </Disclosure>
            </Stack>
          </Notice>
        ))}
        {charges.length > 0 && (
          <Disclosure summary={`Rent of ${name} (${charges.length})`}>
            <List>
              {charges.map((charge) => (
                <li key={charge.id}>
                  {charge.description}, due {formatDate(charge.dueOn)}:{' '}
                  <Money amount={charge.amountCents} cents="always" />
                  {charge.openCents > 0 && (
                    <>
                      , open: <Money amount={charge.openCents} cents="always" />
                    </>
                  )}
                </li>
              ))}
            </List>
          </Disclosure>
        )}
        {payments.length > 0 && (
          <Disclosure summary={`Payments of ${name} (${payments.length})`}>
            <List>
              {payments.map((payment) => (
                <PaymentItem key={payment.id} payment={payment} />
              ))}
            </List>
          </Disclosure>
        )}
        {openCents > 0 && (
          <Disclosure summary={`Record a payment of ${name}`}>
            <PayerPaymentForm payer={payer} today={today} />
          </Disclosure>
        )}
        <Disclosure summary={`Change the share of ${name}`}>
          <ShareForm payer={payer} firstOn={firstOn} />
        </Disclosure>
      </Stack>
    </li>
  );
}

interface LeasePayersSectionProps {
  readonly leaseId: string;
  readonly today: string;
}

/** Who else pays the rent of a lease. Only people with the money duty see it. */
export function LeasePayersSection({ leaseId, today }: LeasePayersSectionProps) {
  const isMoney = useApi(users.getClaims).data?.duties?.includes('money') ?? false;
  const query = useQuery({ ...apiQuery(leasePayers.listLeasePayers, { params: { leaseId } }), enabled: isMoney });
  const { data } = query;
  if (!data) return <Loaded query={query} title="We couldn’t load the other payers" />;
  return (
    <Card as="section" aria-labelledby="lease-payers">
      <Stack>
        <Heading as="h2" id="lease-payers" $size="small">
          Other payers
        </Heading>
        <Text $tone="soft">
          A housing authority, an employer, a guarantor, or a parent can pay a part of the rent. Residents don’t owe
          that part, and it earns no late fee.
        </Text>
        {data.payers.length === 0 && <Text>Residents pay all of the rent.</Text>}
        {data.payers.length > 0 && (
          <List aria-label="Other payers">
            {data.payers.map((payer) => (
              <PayerItem key={payer.id} payer={payer} firstOn={data.firstOn} today={today} />
            ))}
          </List>
        )}
        <Disclosure summary="Add a payer">
          <AddPayerForm leaseId={leaseId} firstOn={data.firstOn} />
        </Disclosure>
      </Stack>
    </Card>
  );
}
