import { FormResult } from '@/components/layout/account/FormResult';
import { Button } from '@/components/ui/actions/Button';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { cents } from '@/contract/amounts/cents';
import type { StaffCredit, StaffPayment } from '@/contract/money/charges/endpoints';
import { moneyRequests } from '@/contract/money/moneyRequests/endpoints';
import { useDraft } from '@/hooks/useDraft';
import { useMoneyAction } from './useMoneyAction';

export interface Payee {
  readonly id: string;
  readonly name: string;
}

/** A payment goes back to who paid it, a credit by check to one of the residents. */
export type Refundable =
  | { readonly payment: StaffPayment }
  | { readonly credit: StaffCredit; readonly payees: readonly Payee[] };

interface RefundFormProps {
  readonly source: Refundable;
  readonly onClose: () => void;
}

/** Asks for a refund; another person approves it. */
export function RefundForm({ source, onClose }: RefundFormProps) {
  const { refundableCents } = 'credit' in source ? source.credit : source.payment;
  const payees = 'credit' in source ? source.payees : [];
  const needsCheck = 'credit' in source || source.payment.isRecorded;
  const {
    values: { payeeId, amount, isByCheck, checkNumber, reason },
    set,
    clear,
  } = useDraft(`refund:${'credit' in source ? source.credit.id : source.payment.id}`, {
    payeeId: payees[0]?.id ?? '',
    amount: refundableCents as number | null,
    isByCheck: needsCheck,
    checkNumber: '',
    reason: '',
  });
  const { send, fields, error, isPending, dialog } = useMoneyAction(moneyRequests.requestMoney);
  const body = () => {
    const wish = { amountCents: cents(amount ?? 0), reason };
    return 'credit' in source
      ? { ...wish, kind: 'credit_refund' as const, creditId: source.credit.id, payeeId, checkNumber }
      : { ...wish, kind: 'refund' as const, paymentId: source.payment.id, ...(isByCheck && { checkNumber }) };
  };
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ body: body() }, () => {
          clear();
          onClose();
        });
      }}
    >
      {'credit' in source && (
        <SelectField
          label="Who gets the check"
          options={payees.map(({ id, name }) => ({ value: id, label: name }))}
          value={payeeId}
          onChange={(payeeId) => set({ payeeId })}
          error={fields.payeeId}
        />
      )}
      <MoneyField
        label="Amount to refund"
        cents={amount}
        onChange={(amount) => set({ amount })}
        error={fields.amountCents}
      />
      {!needsCheck && (
        <Checkbox checked={isByCheck} onChange={({ target }) => set({ isByCheck: target.checked })}>
          Send a check instead
        </Checkbox>
      )}
      {isByCheck && (
        <TextField
          label="Number of the check"
          error={fields.checkNumber}
          maxLength={40}
          value={checkNumber}
          onChange={(checkNumber) => set({ checkNumber })}
        />
      )}
      <TextField
        label="Reason"
        help={'credit' in source ? 'Who gets the check reads this.' : 'The payer reads this.'}
        error={fields.reason}
        maxLength={600}
        value={reason}
        onChange={(reason) => set({ reason })}
      />
      <FormResult isSuccess={false} error={error}>
        {null}
      </FormResult>
      <Row>
        <Button type="submit" size="small" loading={isPending}>
          Ask for approval
        </Button>
        <Button size="small" tone="ghost" onClick={onClose}>
          Not now
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}
