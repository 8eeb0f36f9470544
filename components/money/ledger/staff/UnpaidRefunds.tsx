import { useState } from 'react';
import { FormResult } from '@/components/layout/account/FormResult';
import { useMoneyAction } from '@/components/money/charges/staff/useMoneyAction';
import { Button } from '@/components/ui/actions/Button';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { moneyRequests, type UnpaidRefund } from '@/contract/money/moneyRequests/endpoints';
import { useApi } from '@/hooks/useApi';
import { useDraft } from '@/hooks/useDraft';

/** Asks for a check in the place of a refund that did not arrive. */
function UnpaidRefundCard({ refund }: { readonly refund: UnpaidRefund }) {
  const { id, kind, payee, amountCents, why } = refund;
  const [isOpen, setIsOpen] = useState(false);
  const {
    values: { checkNumber, reason },
    set,
    clear,
  } = useDraft(`unpaid-refund:${id}`, { checkNumber: '', reason: '' });
  const { send, fields, error, isPending, dialog } = useMoneyAction(moneyRequests.requestMoney);
  return (
    <Card as="article" aria-label={`Refund for ${payee}`}>
      <Stack $gap="s8">
        <Row $justify="space-between">
          <Heading as="h3" $size="small">
            {payee}
          </Heading>
          <Money amount={amountCents} cents="always" />
        </Row>
        <Text $tone="soft">{why}</Text>
        {!isOpen && (
          <Row>
            <Button size="small" tone="secondary" onClick={() => setIsOpen(true)}>
              Pay by check
            </Button>
          </Row>
        )}
        {isOpen && (
          <Stack
            as="form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              const body =
                kind === 'owed_refund'
                  ? { kind, refundId: id, checkNumber, reason }
                  : { kind, paymentId: id, amountCents, checkNumber, reason };
              send({ body }, clear);
            }}
          >
            <TextField
              label="Number of the check"
              error={fields.checkNumber}
              maxLength={40}
              value={checkNumber}
              onChange={(checkNumber) => set({ checkNumber })}
            />
            <TextField
              label="Reason"
              help="The payer reads this."
              error={fields.reason}
              maxLength={600}
              value={reason}
              onChange={(reason) => set({ reason })}
            />
            <FormResult isSuccess={false} error={fields.amountCents ?? error}>
              {null}
            </FormResult>
            <Row>
              <Button type="submit" size="small" loading={isPending}>
                Ask for approval
              </Button>
              <Button size="small" tone="ghost" onClick={() => setIsOpen(false)}>
                Not now
              </Button>
            </Row>
            {dialog}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

/** Refunds that came back, or that the processor refused; nothing where there are none. */
export function UnpaidRefunds() {
  const { data } = useApi(moneyRequests.listMoneyRequests);
  if (!data || data.unpaidRefunds.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="unpaid-refunds">
      <Heading as="h2" id="unpaid-refunds" $size="small">
        Refunds that reached no one
      </Heading>
      {data.unpaidRefunds.map((refund) => (
        <UnpaidRefundCard key={refund.id} refund={refund} />
      ))}
    </Stack>
  );
}
