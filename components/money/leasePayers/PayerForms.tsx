import { useState } from 'react';
import { FormResult } from '@/components/layout/account/FormResult';
import { useMoneyAction, WAITS_FOR_SECOND } from '@/components/money/charges/staff/useMoneyAction';
import { Button } from '@/components/ui/actions/Button';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { cents } from '@/contract/amounts/cents';
import {
  type LeasePayer,
  leasePayers,
  PAYER_KINDS,
  PAYER_METHODS,
  type PayerKind,
  type PayerMethod,
  type PayerProposal,
  payerKindLabels,
  payerMethodLabels,
} from '@/contract/money/leasePayers/endpoints';
import { useDraft } from '@/hooks/useDraft';

const TOUCHED = [leasePayers];

interface AddPayerFormProps {
  readonly leaseId: string;
  /** The first day of which the rent is not on the account yet. */
  readonly firstOn: string;
}

/** A payer with a share of the rent. */
export function AddPayerForm({ leaseId, firstOn }: AddPayerFormProps) {
  const { values, set, clear } = useDraft(`lease-payer:${leaseId}`, {
    kind: 'housing_authority' as PayerKind,
    name: '',
    email: '',
    reference: '',
    bankName: '',
    amount: null as number | null,
    fromOn: firstOn,
  });
  const { send, fields, error, isPending, isSuccess, dialog } = useMoneyAction(leasePayers.addLeasePayer, TOUCHED);
  return (
    <Stack
      as="form"
      noValidate
      aria-label="Add a payer"
      onSubmit={(event) => {
        event.preventDefault();
        const { kind, name, email, reference, bankName, amount, fromOn } = values;
        const body = {
          kind,
          name,
          email: email.trim() || null,
          reference: reference.trim() || null,
          bankName: bankName.trim() || null,
          amountCents: cents(amount ?? 0),
          fromOn,
        };
        send({ params: { leaseId }, body }, clear);
      }}
    >
      <SelectField
        label="Who pays"
        options={PAYER_KINDS.map((value) => ({ value, label: payerKindLabels[value] }))}
        value={values.kind}
        onChange={(kind) => set({ kind })}
        error={fields.kind}
      />
      <TextField
        label="Name"
        maxLength={120}
        value={values.name}
        onChange={(name) => set({ name })}
        error={fields.name}
      />
      <TextField
        label="Email"
        optional
        type="email"
        value={values.email}
        onChange={(email) => set({ email })}
        error={fields.email}
      />
      <TextField
        label="Voucher or case number"
        optional
        maxLength={60}
        value={values.reference}
        onChange={(reference) => set({ reference })}
        error={fields.reference}
      />
      <TextField
        label="Name on bank statements"
        optional
        help="Credits with these words are proposed for this payer."
        maxLength={60}
        value={values.bankName}
        onChange={(bankName) => set({ bankName })}
        error={fields.bankName}
      />
      <MoneyField
        label="Part of the rent each month"
        cents={values.amount}
        onChange={(amount) => set({ amount })}
        error={fields.amountCents}
      />
      <TextField
        label="From the rent due on"
        type="date"
        min={firstOn}
        value={values.fromOn}
        onChange={(fromOn) => set({ fromOn })}
        error={fields.fromOn}
      />
      <FormResult isSuccess={isSuccess} error={error}>
        Added. Residents owe the rest of the rent from that day on.
      </FormResult>
      <Row>
        <Button type="submit" size="small" loading={isPending}>
          Add payer
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}

interface PayerFormProps {
  readonly payer: LeasePayer;
}

/** Another share from a day on; zero ends it. */
export function ShareForm({ payer, firstOn }: PayerFormProps & { readonly firstOn: string }) {
  const [amount, setAmount] = useState<number | null>(null);
  const [fromOn, setFromOn] = useState(firstOn);
  const { send, fields, error, isPending, isSuccess, dialog } = useMoneyAction(leasePayers.setPayerShare, TOUCHED);
  return (
    <Stack
      as="form"
      noValidate
      aria-label={`Change the share of ${payer.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        send({ params: { leasePayerId: payer.id }, body: { amountCents: cents(amount ?? 0), fromOn } });
      }}
    >
      <MoneyField
        label="Part of the rent each month"
        help="Enter $0 to end it."
        cents={amount}
        onChange={setAmount}
        error={fields.amountCents}
      />
      <TextField
        label="From the rent due on"
        type="date"
        min={firstOn}
        value={fromOn}
        onChange={setFromOn}
        error={fields.fromOn}
      />
      <FormResult isSuccess={isSuccess} error={error}>
        Changed.
      </FormResult>
      <Row>
        <Button type="submit" size="small" loading={isPending}>
          Change share
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}

interface PaymentFormProps extends PayerFormProps {
  readonly today: string;
  /** The line of a statement that it explains. */
  readonly proposal?: PayerProposal;
}

/** A credit or check of the payer: recorded once a second person approves. */
export function PayerPaymentForm({ payer, today, proposal }: PaymentFormProps) {
  const { values, set, clear } = useDraft(`payer-payment:${payer.id}:${proposal?.lineId ?? 'other'}`, {
    amount: (proposal?.amountCents ?? (payer.openCents || null)) as number | null,
    method: 'ach_credit' as PayerMethod,
    reference: '',
    receivedOn: proposal?.day ?? today,
    reason: proposal ? 'On the statement' : '',
  });
  const { send, fields, error, isPending, isSuccess, dialog } = useMoneyAction(leasePayers.recordPayerPayment, TOUCHED);
  return (
    <Stack
      as="form"
      noValidate
      aria-label={`Record a payment of ${payer.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        const { amount, ...rest } = values;
        const body = { ...rest, amountCents: cents(amount ?? 0), bankLineId: proposal?.lineId ?? null };
        send({ params: { leasePayerId: payer.id }, body }, clear);
      }}
    >
      <MoneyField
        label="Amount"
        help="It pays the oldest part of the rent first."
        cents={values.amount}
        onChange={(amount) => set({ amount })}
        error={fields.amountCents}
      />
      <SelectField
        label="How"
        options={PAYER_METHODS.map((value) => ({ value, label: payerMethodLabels[value] }))}
        value={values.method}
        onChange={(method) => set({ method })}
        error={fields.method}
      />
      <TextField
        label="Trace or check number"
        maxLength={60}
        value={values.reference}
        onChange={(reference) => set({ reference })}
        error={fields.reference}
      />
      <TextField
        label="Received on"
        type="date"
        max={today}
        value={values.receivedOn}
        onChange={(receivedOn) => set({ receivedOn })}
        error={fields.receivedOn}
      />
      <TextField
        label="Note"
        maxLength={600}
        value={values.reason}
        onChange={(reason) => set({ reason })}
        error={fields.reason}
      />
      <FormResult isSuccess={isSuccess} error={error}>
        {WAITS_FOR_SECOND}
      </FormResult>
      <Row>
        <Button type="submit" size="small" loading={isPending}>
          Ask to record
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}
