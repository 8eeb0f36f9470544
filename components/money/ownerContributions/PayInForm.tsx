import { useState } from 'react';
import { MethodChoice } from '@/components/modals/shared/MethodChoice';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type Cents, cents, formatExactMoney } from '@/contract/amounts/cents';
import { type ContributionKind, ownerContributions } from '@/contract/money/ownerContributions/endpoints';
import { paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { payouts } from '@/contract/money/payouts/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';

export interface PayableItem {
  readonly kind: ContributionKind;
  /** Of what our team asked for, which is paid in full. */
  readonly requestId?: string;
  readonly amountCents: Cents;
}

interface PayInFormProps {
  readonly homeId: string;
  readonly item: PayableItem;
  /** What it is for, in the names of its controls. */
  readonly label: string;
}

/** A bank debit of the whole amount or, of what is owed, of a part. */
export function PayInForm({ homeId, item, label }: PayInFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [amount, setAmount] = useState<number | null>(item.amountCents);
  const [methodId, setMethodId] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  const { data: methods = [] } = useApi(paymentMethods.listPaymentMethods);
  const pay = useApiMutation(ownerContributions.payContribution, {
    touches: [ownerContributions, payouts],
  });
  const banks = methods.filter(({ kind }) => kind === 'bank');
  const usable = banks.filter(({ status }) => status === 'active');
  const chosen = usable.find(({ id }) => id === methodId) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0];
  const { kind, requestId } = item;
  const total = cents(requestId ? item.amountCents : (amount ?? 0));
  function submit(): void {
    setIsMissing(!chosen);
    if (!chosen) return;
    const body = { amountCents: total, paymentMethodId: chosen.id };
    pay.mutate({
      params: { homeId },
      body: requestId
        ? { kind: 'request', requestId, ...body }
        : { kind: kind === 'reserve' ? 'reserve' : 'balance', ...body },
    });
  }
  if (pay.isSuccess)
    return (
      <Notice live tone="success">
        {formatExactMoney(total)} is on its way. Your bank may take up to five business days.
      </Notice>
    );
  if (!isOpen)
    return (
      <Row>
        <Button
          size="small"
          aria-label={`Pay ${formatExactMoney(item.amountCents)}, ${label}`}
          onClick={() => setIsOpen(true)}
        >
          Pay {formatExactMoney(item.amountCents)}
        </Button>
      </Row>
    );
  const fields = pay.error?.fields ?? {};
  return (
    <Stack
      as="form"
      noValidate
      aria-label={`Pay, ${label}`}
      $gap="s12"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {!requestId && (
        <MoneyField
          label="Amount"
          help={`Up to ${formatExactMoney(item.amountCents)}.`}
          cents={amount}
          onChange={setAmount}
          error={fields.amountCents}
        />
      )}
      <MethodChoice
        legend="Pay from"
        methods={banks}
        value={chosen?.id}
        onChange={setMethodId}
        feeOf={() => cents(0)}
        error={isMissing && !chosen ? 'Add a bank account first.' : undefined}
      />
      <Text $size="small" $tone="soft">
        A bank can send a debit back for some weeks. Then the amount is open again.
      </Text>
      <div aria-live="polite">
        {pay.error && (!fields.amountCents || requestId) && <Notice tone="danger">{pay.error.message}</Notice>}
      </div>
      <Row>
        <Button type="submit" size="small" loading={pay.isPending}>
          Pay {formatExactMoney(total)}
        </Button>
        <Button size="small" tone="ghost" onClick={() => setIsOpen(false)}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
