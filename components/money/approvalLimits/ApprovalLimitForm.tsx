import { MoneyActionForm } from '@/components/money/charges/staff/MoneyActionForm';
import { cents } from '@/contract/amounts/cents';
import {
  approvalLimits,
  LIMITED_ACTIONS,
  type LimitedAction,
  limitedActionLabels,
} from '@/contract/money/approvalLimits/endpoints';

/** Proposes another limit; it holds once another administrator has approved it. */
export function ApprovalLimitForm({ today }: { readonly today: string }) {
  return (
    <MoneyActionForm
      label="Propose another limit"
      draft="approval-limit"
      initialValues={{
        action: 'waiver' as LimitedAction,
        amountCents: null as number | null,
        effectiveOn: today,
        reason: '',
      }}
      fields={[
        {
          name: 'action',
          label: 'Action',
          options: LIMITED_ACTIONS.map((value) => ({ value, label: limitedActionLabels[value] })),
        },
        {
          name: 'amountCents',
          label: 'Limit for one person',
          help: 'For one lease and day. With $0 everything takes two people.',
          isMoney: true,
        },
        { name: 'effectiveOn', label: 'Holds from', isDay: true, min: today },
        { name: 'reason', label: 'Reason', maxLength: 600 },
      ]}
      endpoint={approvalLimits.proposeApprovalLimit}
      argsOf={(values) => ({ body: { ...values, amountCents: cents(values.amountCents ?? 0) } })}
      submitLabel="Propose limit"
      done="Proposed. Another administrator approves it before it holds."
    />
  );
}
