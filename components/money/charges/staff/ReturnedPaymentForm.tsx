import { useState } from 'react';
import { FormResult } from '@/components/layout/account/FormResult';
import { Button } from '@/components/ui/actions/Button';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { localDay } from '@/contract/calendar/localDay';
import { RECORDED_RETURNS, type RecordedReturn, recordedReturns } from '@/contract/money/charges/constants';
import { charges, type StaffPayment } from '@/contract/money/charges/endpoints';
import { useDraft } from '@/hooks/useDraft';
import { useMoneyAction, WAITS_FOR_SECOND } from './useMoneyAction';

interface ReturnedPaymentFormProps {
  readonly leaseId: string;
  readonly payment: StaffPayment;
  readonly timeZone: string;
}

/** The bank sent a check or a money order back: asks for the reversal, which another person approves. */
export function ReturnedPaymentForm({ leaseId, payment, timeZone }: ReturnedPaymentFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const {
    values: { why, returnedOn, reason },
    set,
    clear,
  } = useDraft(`returned-payment:${payment.id}`, {
    why: 'insufficient_funds' as RecordedReturn,
    returnedOn: '',
    reason: '',
  });
  const { send, fields, error, isPending, isSuccess, isWaiting, dialog } = useMoneyAction(
    charges.returnRecordedPayment,
  );
  if (!isOpen)
    return (
      <Row>
        <Button size="small" tone="ghost" onClick={() => setIsOpen(true)}>
          The bank returned it
        </Button>
      </Row>
    );
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ params: { leaseId, paymentId: payment.id }, body: { why, returnedOn, reason } }, clear);
      }}
    >
      <Text $size="small" $tone="soft">
        What it paid is owed again. For want of money, the fee of the lease is added within the law. After a check, the
        resident pays by money order or on the site for three months.
      </Text>
      <SelectField
        label="What the bank says"
        options={RECORDED_RETURNS.map((each) => ({ value: each, label: recordedReturns[each].label }))}
        value={why}
        onChange={(why) => set({ why })}
        error={fields.why}
      />
      <TextField
        label="Returned on"
        help="The day on the bank’s notice."
        error={fields.returnedOn}
        type="date"
        min={localDay(payment.createdAt, timeZone)}
        value={returnedOn}
        onChange={(returnedOn) => set({ returnedOn })}
      />
      <TextField
        label="Note"
        help="For example: the number of the bank’s notice."
        error={fields.reason}
        maxLength={600}
        value={reason}
        onChange={(reason) => set({ reason })}
      />
      <FormResult isSuccess={isSuccess} error={error}>
        {isWaiting ? WAITS_FOR_SECOND : 'The payment is taken back. The resident hears of it by email.'}
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
  );
}
