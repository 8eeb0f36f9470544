import { useState } from 'react';
import { FormResult } from '@/components/layout/account/FormResult';
import { useMoneyAction } from '@/components/money/charges/staff/useMoneyAction';
import { ReasonForm } from '@/components/platform/desk/ReasonForm';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { type Cents, cents, sumCents } from '@/contract/amounts/cents';
import { splitEvenly } from '@/contract/amounts/split';
import { leaseRequests } from '@/contract/tenancy/leaseRequests/endpoints';
import { type ReturnMethod, returnMethodLabels, returnMethods } from '@/contract/tenancy/moveOuts/constants';
import { type MoveOut, moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { useApi } from '@/hooks/useApi';
import { useDraft } from '@/hooks/useDraft';
import { useUploads } from '@/hooks/useUploads';
import { formatDate } from '@/lib/format/dates';

type Deposit = NonNullable<MoveOut['deposit']>;
const TOUCHED = [leaseRequests, moveOuts];

interface Payment {
  readonly payee: string;
  readonly amount: number | null;
  readonly method: ReturnMethod;
  readonly number: string;
  readonly address: string;
}

interface PaymentFieldsProps {
  readonly payment: Payment;
  readonly onChange: (change: Partial<Payment>) => void;
}

function PaymentFields({ payment, onChange }: PaymentFieldsProps) {
  const { payee, amount, method, number, address } = payment;
  const isCheck = method === 'check';
  return (
    <Stack role="group" aria-label={`Payment to ${payee}`} $gap="s12">
      <Text $weight="semibold">{payee}</Text>
      <MoneyField label={`Amount for ${payee}`} cents={amount} onChange={(amount) => onChange({ amount })} />
      <SelectField
        label="Method"
        options={returnMethods.map((each) => ({ value: each, label: returnMethodLabels[each] }))}
        value={method}
        onChange={(method) => onChange({ method })}
      />
      <TextField
        label={isCheck ? 'Number of the check' : 'Trace number'}
        maxLength={60}
        value={number}
        onChange={(number) => onChange({ number })}
      />
      {isCheck && (
        <TextField
          label="Mailing address"
          maxLength={300}
          value={address}
          onChange={(address) => onChange({ address })}
        />
      )}
    </Stack>
  );
}

/** Asks to return exactly what is owed; another person approves it. */
function ReturnForm({ moveOut, deposit }: { readonly moveOut: MoveOut; readonly deposit: Deposit }) {
  const { leaseId, residents, forwardingAddress, today } = moveOut;
  const paymentsTo = (payees: readonly string[]): readonly Payment[] => {
    const shares = splitEvenly(deposit.leftCents, payees.length);
    return payees.map((payee, n) => ({
      payee,
      amount: shares[n] ?? null,
      method: 'check',
      number: '',
      address: forwardingAddress,
    }));
  };
  const { values, set, clear } = useDraft(`deposit-return:${leaseId}`, {
    payments: paymentsTo([deposit.payee]),
    hasShares: false,
    sentOn: today,
    reason: '',
  });
  const { payments, hasShares, sentOn, reason } = values;
  const [documentId, setDocumentId] = useState('');
  const [agreement, setAgreement] = useState<{ id: string; name: string }>();
  const agreementUploads = useUploads();
  const { uploads, send: upload } = useUploads();
  const record = useMoneyAction(moveOuts.recordReturn, TOUCHED);
  const { fields } = record;
  const file = uploads.at(-1);
  const total = sumCents(payments.map(({ amount }) => cents(amount ?? 0)));
  const lineProblem = Object.entries(fields).find(([name]) => name.startsWith('payments'))?.[1];
  const send = () => {
    const body = {
      payments: payments
        .filter(({ amount }) => amount !== 0)
        .map(({ payee, amount, method, number, address }) => {
          const payment = { payee, amountCents: cents(amount ?? 0), number };
          return method === 'check' ? { ...payment, method, address } : { ...payment, method };
        }),
      sentOn,
      documentId,
      sharesDocumentId: hasShares ? (agreement?.id ?? null) : null,
      reason,
    };
    record.send({ params: { tenancyId: leaseId }, body }, () => {
      clear();
      setDocumentId('');
      setAgreement(undefined);
    });
  };
  return (
    <Stack
      as="form"
      noValidate
      aria-label="Return the deposit"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Text>
        <Money amount={deposit.leftCents} cents="always" /> goes back, no more and no less. The payments come to{' '}
        <Money amount={total as Cents} cents="always" />.
      </Text>
      {residents.length > 1 && (
        <Stack $gap="s8" $align="start">
          <Checkbox
            checked={hasShares}
            onChange={({ currentTarget: { checked } }) =>
              set({ hasShares: checked, payments: paymentsTo(checked ? residents : [deposit.payee]) })
            }
          >
            All residents signed an agreement on their shares
          </Checkbox>
          {hasShares && (
            <Row>
              <FilePickerButton
                onSelect={(picked) =>
                  void agreementUploads.send(picked, {
                    category: 'other',
                    onDone: ({ id, name }) => setAgreement({ id, name }),
                  })
                }
              >
                Attach the agreement
              </FilePickerButton>
              <Text $size="small" $tone="soft" role="status">
                {agreement && `${agreement.name} is attached.`}
              </Text>
            </Row>
          )}
        </Stack>
      )}
      {payments.map((payment) => (
        <PaymentFields
          key={payment.payee}
          payment={payment}
          onChange={(change) =>
            set({ payments: payments.map((each) => (each === payment ? { ...each, ...change } : each)) })
          }
        />
      ))}
      <TextField
        label="Sent on"
        help="This day counts for the legal deadline."
        type="date"
        error={fields.sentOn}
        value={sentOn}
        onChange={(sentOn) => set({ sentOn })}
      />
      <Row>
        <FilePickerButton
          onSelect={(picked) => void upload(picked, { category: 'other', onDone: ({ id }) => setDocumentId(id) })}
        >
          Attach the proof
        </FilePickerButton>
        <Text $size="small" $tone="soft" role="status">
          {file && (file.problem ?? (documentId ? `${file.name} is attached.` : `Sending ${file.name}…`))}
        </Text>
      </Row>
      <TextField
        label="Reason"
        error={fields.reason}
        maxLength={600}
        value={reason}
        onChange={(reason) => set({ reason })}
      />
      <FormResult isSuccess={record.isSuccess} error={lineProblem ?? fields.documentId ?? record.error}>
        Sent. A second person approves it before it counts as returned.
      </FormResult>
      <Row>
        <Button type="submit" size="small" loading={record.isPending}>
          Ask for approval
        </Button>
      </Row>
      {record.dialog}
    </Stack>
  );
}

/** The payments that went back, and the way to take a wrong one back. */
function ReturnList({ tenancyId, returns }: { readonly tenancyId: string; readonly returns: Deposit['returns'] }) {
  const correct = useMoneyAction(moveOuts.correctReturn, TOUCHED);
  const problem = correct.error ?? correct.fields.reason;
  const requestIds = [...new Set(returns.flatMap((one) => (one.isCorrected ? [] : (one.requestId ?? []))))];
  return (
    <Stack $gap="s8">
      <Heading as="h4" $size="label">
        Returned
      </Heading>
      {returns.map(({ id, payee, cents: amount, method, number, sentOn, isCorrected }) => (
        <Text key={id} $size="small">
          {payee}: <Money amount={amount} cents="always" />, {returnMethodLabels[method].toLowerCase()} {number}, sent{' '}
          {formatDate(sentOn)}
          {isCorrected && ' (corrected)'}
        </Text>
      ))}
      {requestIds.map((requestId) => (
        <ReasonForm
          key={requestId}
          action="Correct this return"
          label="What was wrong"
          help="A second person approves it. Then the money is owed again."
          sending={correct.isPending}
          onSubmit={(reason) => correct.send({ params: { tenancyId }, body: { requestId, reason } })}
        />
      ))}
      <div aria-live="polite">
        {problem && <Notice tone="danger">{problem}</Notice>}
        {correct.isWaiting && <Notice tone="success">Sent. A second person approves it.</Notice>}
      </div>
      {correct.dialog}
    </Stack>
  );
}

/** What went back of a deposit, and the form for the rest. */
export function DepositPayments({ tenancyId }: { readonly tenancyId: string }) {
  const { data } = useApi(moveOuts.getMoveOut, { params: { tenancyId } });
  const deposit = data?.deposit;
  if (!data || !deposit) return null;
  return (
    <>
      {deposit.returns.length > 0 && <ReturnList tenancyId={tenancyId} returns={deposit.returns} />}
      {deposit.leftCents > 0 && <ReturnForm moveOut={data} deposit={deposit} />}
    </>
  );
}
