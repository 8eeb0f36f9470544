import { FormResult } from '@/components/layout/account/FormResult';
import { useMoneyAction } from '@/components/money/charges/staff/useMoneyAction';
import { Button } from '@/components/ui/actions/Button';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { cents } from '@/contract/amounts/cents';
import {
  approvalLimits,
  LIMITED_ACTIONS,
  type LimitedAction,
  limitedActionLabels,
} from '@/contract/money/approvalLimits/endpoints';
import { useDraft } from '@/hooks/useDraft';

/** Proposes another limit; it holds once another administrator has approved it. */
export function ApprovalLimitForm({ today }: { readonly today: string }) {
  const { values, set, clear } = useDraft('approval-limit', {
    action: 'waiver' as LimitedAction,
    amount: null as number | null,
    effectiveOn: today,
    reason: '',
  });
  const { send, fields, error, isPending, isSuccess, dialog } = useMoneyAction(approvalLimits.proposeApprovalLimit);
  return (
    <Stack
      as="form"
      noValidate
      aria-label="Propose another limit"
      onSubmit={(event) => {
        event.preventDefault();
        const { amount, ...rest } = values;
        send({ body: { ...rest, amountCents: cents(amount ?? 0) } }, clear);
      }}
    >
      <SelectField
        label="Action"
        options={LIMITED_ACTIONS.map((each) => ({ value: each, label: limitedActionLabels[each] }))}
        value={values.action}
        onChange={(action) => set({ action })}
        error={fields.action}
      />
      <MoneyField
        label="Limit for one person"
        help="For one lease and day. With $0 everything takes two people."
        cents={values.amount}
        onChange={(amount) => set({ amount })}
        error={fields.amountCents}
      />
      <TextField
        label="Holds from"
        error={fields.effectiveOn}
        type="date"
        min={today}
        value={values.effectiveOn}
        onChange={(effectiveOn) => set({ effectiveOn })}
      />
      <TextField
        label="Reason"
        error={fields.reason}
        maxLength={600}
        value={values.reason}
        onChange={(reason) => set({ reason })}
      />
      <FormResult isSuccess={isSuccess} error={error}>
        Proposed. Another administrator approves it before it holds.
      </FormResult>
      <Row>
        <Button type="submit" size="small" loading={isPending}>
          Propose limit
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}
