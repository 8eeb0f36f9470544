import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/text/Text';
import { localDay } from '@/contract/calendar/localDay';
import { RECORDED_RETURNS, type RecordedReturn, recordedReturns } from '@/contract/money/charges/constants';
import { charges, type StaffPayment } from '@/contract/money/charges/endpoints';
import { MoneyActionForm } from './MoneyActionForm';

interface ReturnedPaymentFormProps {
  readonly leaseId: string;
  readonly payment: StaffPayment;
  readonly timeZone: string;
}

/** The bank sent a check or a money order back: asks for the reversal, which another person approves. */
export function ReturnedPaymentForm({ leaseId, payment, timeZone }: ReturnedPaymentFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <Row>
        <Button size="small" tone="ghost" onClick={() => setIsOpen(true)}>
          The bank returned it
        </Button>
      </Row>
    );
  return (
    <MoneyActionForm
      label="The bank returned it"
      draft={`returned-payment:${payment.id}`}
      initialValues={{ why: 'insufficient_funds' as RecordedReturn, returnedOn: '', reason: '' }}
      fields={[
        {
          name: 'why',
          label: 'What the bank says',
          options: RECORDED_RETURNS.map((value) => ({ value, label: recordedReturns[value].label })),
        },
        {
          name: 'returnedOn',
          label: 'Returned on',
          help: 'The day on the bank’s notice.',
          isDay: true,
          min: localDay(payment.createdAt, timeZone),
        },
        { name: 'reason', label: 'Note', help: 'For example: the number of the bank’s notice.', maxLength: 600 },
      ]}
      endpoint={charges.returnRecordedPayment}
      argsOf={(body) => ({ params: { leaseId, paymentId: payment.id }, body })}
      submitLabel="Ask for approval"
      done="The payment is taken back. The resident hears of it by email."
      onCancel={() => setIsOpen(false)}
    >
      <Text $size="small" $tone="soft">
        What it paid is owed again. For want of money, the fee of the lease is added within the law. After a check, the
        resident pays by money order or on the site for three months.
      </Text>
    </MoneyActionForm>
  );
}
