import styled from 'styled-components';
import { saveText } from '@/components/layout/account/saveText';
import { Button } from '@/components/ui/actions/Button';
import { Badge, type BadgeTone } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import {
  type BankCheck,
  bankOrders,
  bankPlaceLabels,
  type CheckStatus,
  checkStatusLabels,
} from '@/contract/money/bankOrders/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { BankOrderItem } from './BankOrderItem';
import { TaxPaymentForm } from './TaxPaymentForm';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s16};
`;

const OPEN = ['proposed', 'approved', 'sent'];

const tones: Readonly<Record<CheckStatus, BadgeTone>> = { outstanding: 'warning', paid: 'success', stopped: 'neutral' };

/** Checks that our team sent, and the file that tells the bank which of them to pay. */
function Checks({ checks }: { readonly checks: readonly BankCheck[] }) {
  const file = useApiMutation(bankOrders.exportPositivePay);
  return (
    <Stack $gap="s12">
      <Heading as="h3" $size="small">
        Checks
      </Heading>
      {checks.length === 0 ? (
        <Text $tone="soft">No check was sent yet.</Text>
      ) : (
        <>
          <Text $tone="soft">
            The positive pay file has outstanding and stopped checks. The bank pays no other check. A check that was
            lost is stopped where it was asked for, and a new request sends the next one.
          </Text>
          <Disclosure summary={`Checks sent (${checks.length})`}>
            <List>
              {checks.map(({ id, account, number, payee, amountCents, issuedOn, status }) => (
                <li key={id}>
                  <Row $justify="space-between">
                    <Text>
                      Check {number} to {payee}: <Money amount={amountCents} cents="always" />
                    </Text>
                    <Badge tone={tones[status]}>{checkStatusLabels[status]}</Badge>
                  </Row>
                  <Text $size="small" $tone="soft">
                    {bankPlaceLabels[account]}, {formatDate(issuedOn)}
                  </Text>
                </li>
              ))}
            </List>
          </Disclosure>
          <Row>
            <Button
              size="small"
              tone="secondary"
              loading={file.isPending}
              onClick={() => file.mutate({}, { onSuccess: saveText })}
            >
              Download positive pay file
            </Button>
          </Row>
          <div aria-live="polite">{file.error && <Notice tone="danger">{file.error.message}</Notice>}</div>
        </>
      )}
    </Stack>
  );
}

/** Orders to our banks, each approved by a second person, and the checks that we sent. */
export function BankOrdersSection() {
  const query = useApi(bankOrders.listBankOrders);
  const { data } = query;
  const open = data?.orders.filter(({ status }) => OPEN.includes(status)) ?? [];
  const over = data?.orders.filter(({ status }) => !OPEN.includes(status)) ?? [];
  return (
    <Card as="section" aria-labelledby="bank-orders">
      <Stack>
        <Heading as="h2" id="bank-orders" $size="small">
          Bank orders
        </Heading>
        <Loaded
          query={query}
          title="We couldn’t load the orders"
          skeleton={<Skeleton $height="8rem" $round="card" />}
        />
        {data && (
          <>
            <Text $tone="soft">
              The daily check proposes moves between our accounts. A second person approves each order before money
              moves.
              {!data.isAutomatic && ' Enter approved orders at the bank, then record them here.'}
            </Text>
            {open.length === 0 && <Text>No order is open.</Text>}
            {open.length > 0 && (
              <List aria-label="Open bank orders">
                {open.map((order) => (
                  <BankOrderItem key={order.id} order={order} isAutomatic={data.isAutomatic} />
                ))}
              </List>
            )}
            <Disclosure summary="Pay withheld tax">
              <TaxPaymentForm taxes={data.taxes} />
            </Disclosure>
            {over.length > 0 && (
              <Disclosure summary={`Earlier orders (${over.length})`}>
                <List>
                  {over.map((order) => (
                    <BankOrderItem key={order.id} order={order} isAutomatic={data.isAutomatic} />
                  ))}
                </List>
              </Disclosure>
            )}
            <Checks checks={data.checks} />
          </>
        )}
      </Stack>
    </Card>
  );
}
