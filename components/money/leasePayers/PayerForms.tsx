import { MoneyActionForm } from '@/components/money/charges/staff/MoneyActionForm';
import { WAITS_FOR_SECOND } from '@/components/money/charges/staff/useMoneyAction';
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

const TOUCHED = [leasePayers];

interface AddPayerFormProps {
  readonly leaseId: string;
  /** The first day of which the rent is not on the account yet. */
  readonly firstOn: string;
}

/** A payer with a share of the rent. */
export function AddPayerForm({ leaseId, firstOn }: AddPayerFormProps) {
  return (
    <MoneyActionForm
      label="Add a payer"
      draft={`lease-payer:${leaseId}`}
      initialValues={{
        kind: 'housing_authority' as PayerKind,
        name: '',
        email: '',
        reference: '',
        bankName: '',
        amountCents: null as number | null,
        fromOn: firstOn,
      }}
      fields={[
        {
          name: 'kind',
          label: 'Who pays',
          options: PAYER_KINDS.map((value) => ({ value, label: payerKindLabels[value] })),
        },
        { name: 'name', label: 'Name', maxLength: 120 },
        { name: 'email', label: 'Email', optional: true, type: 'email', maxLength: 254 },
        { name: 'reference', label: 'Voucher or case number', optional: true, maxLength: 60 },
        {
          name: 'bankName',
          label: 'Name on bank statements',
          help: 'Credits with these words are proposed for this payer.',
          optional: true,
          maxLength: 60,
        },
        { name: 'amountCents', label: 'Part of the rent each month', isMoney: true },
        { name: 'fromOn', label: 'From the rent due on', isDay: true, min: firstOn },
      ]}
      endpoint={leasePayers.addLeasePayer}
      touches={TOUCHED}
      argsOf={({ email, reference, bankName, amountCents, ...rest }) => ({
        params: { leaseId },
        body: {
          ...rest,
          email: email.trim() || null,
          reference: reference.trim() || null,
          bankName: bankName.trim() || null,
          amountCents: cents(amountCents ?? 0),
        },
      })}
      submitLabel="Add payer"
      done="Added. Residents owe the rest of the rent from that day on."
    />
  );
}

interface PayerFormProps {
  readonly payer: LeasePayer;
}

/** Another share from a day on; zero ends it. */
export function ShareForm({ payer, firstOn }: PayerFormProps & { readonly firstOn: string }) {
  return (
    <MoneyActionForm
      label={`Change the share of ${payer.name}`}
      draft={`payer-share:${payer.id}`}
      initialValues={{ amountCents: null as number | null, fromOn: firstOn }}
      fields={[
        { name: 'amountCents', label: 'Part of the rent each month', help: 'Enter $0 to end it.', isMoney: true },
        { name: 'fromOn', label: 'From the rent due on', isDay: true, min: firstOn },
      ]}
      endpoint={leasePayers.setPayerShare}
      touches={TOUCHED}
      argsOf={({ amountCents, fromOn }) => ({
        params: { leasePayerId: payer.id },
        body: { amountCents: cents(amountCents ?? 0), fromOn },
      })}
      submitLabel="Change share"
      done="Changed."
    />
  );
}

interface PaymentFormProps extends PayerFormProps {
  readonly today: string;
  /** The line of a statement that it explains. */
  readonly proposal?: PayerProposal;
}

/** A credit or check of the payer: recorded once a second person approves. */
export function PayerPaymentForm({ payer, today, proposal }: PaymentFormProps) {
  return (
    <MoneyActionForm
      label={`Record a payment of ${payer.name}`}
      draft={`payer-payment:${payer.id}:${proposal?.lineId ?? 'other'}`}
      initialValues={{
        amountCents: (proposal?.amountCents ?? (payer.openCents || null)) as number | null,
        method: 'ach_credit' as PayerMethod,
        reference: '',
        receivedOn: proposal?.day ?? today,
        reason: proposal ? 'On the statement' : '',
      }}
      fields={[
        { name: 'amountCents', label: 'Amount', help: 'It pays the oldest part of the rent first.', isMoney: true },
        {
          name: 'method',
          label: 'How',
          options: PAYER_METHODS.map((value) => ({ value, label: payerMethodLabels[value] })),
        },
        { name: 'reference', label: 'Trace or check number', maxLength: 60 },
        { name: 'receivedOn', label: 'Received on', isDay: true, max: today },
        { name: 'reason', label: 'Note', maxLength: 600 },
      ]}
      endpoint={leasePayers.recordPayerPayment}
      touches={TOUCHED}
      argsOf={({ amountCents, ...rest }) => ({
        params: { leasePayerId: payer.id },
        body: { ...rest, amountCents: cents(amountCents ?? 0), bankLineId: proposal?.lineId ?? null },
      })}
      submitLabel="Ask to record"
      done={WAITS_FOR_SECOND}
    />
  );
}
