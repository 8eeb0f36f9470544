import { DeskTime } from '@/components/layout/account/DeskTime';
import { useMoneyAction } from '@/components/money/charges/staff/useMoneyAction';
import { ReasonForm } from '@/components/platform/desk/ReasonForm';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import {
  type ApprovalLimitChange,
  approvalLimitStatusLabels,
  approvalLimits,
  limitedActionLabels,
} from '@/contract/money/approvalLimits/endpoints';
import { formatDate } from '@/lib/format/dates';

function Decision({ change: { id, isOwn } }: { readonly change: ApprovalLimitChange }) {
  const params = { approvalLimitId: id };
  const approve = useMoneyAction(approvalLimits.approveApprovalLimit);
  const decline = useMoneyAction(approvalLimits.declineApprovalLimit);
  const withdraw = useMoneyAction(approvalLimits.withdrawApprovalLimit);
  const problem = approve.error ?? decline.error ?? decline.fields.note ?? withdraw.error;
  return (
    <Stack $gap="s8">
      {isOwn ? (
        <Row>
          <Text $size="small" $tone="soft">
            You proposed this, so another administrator decides.
          </Text>
          <Button size="small" tone="ghost" loading={withdraw.isPending} onClick={() => withdraw.send({ params })}>
            Withdraw
          </Button>
        </Row>
      ) : (
        <Row $align="start">
          <Button size="small" loading={approve.isPending} onClick={() => approve.send({ params })}>
            Approve limit
          </Button>
          <ReasonForm
            action="Decline limit"
            label="Why you decline it"
            sending={decline.isPending}
            onSubmit={(note) => decline.send({ params, body: { note } })}
          />
        </Row>
      )}
      <div aria-live="polite">{problem && <Notice tone="danger">{problem}</Notice>}</div>
      {approve.dialog}
    </Stack>
  );
}

interface ApprovalLimitChangeItemProps {
  readonly change: ApprovalLimitChange;
  readonly canChange: boolean;
}

/** One version of a limit, with the people who agreed on it. */
export function ApprovalLimitChangeItem({ change, canChange }: ApprovalLimitChangeItemProps) {
  const { action, amountCents, effectiveOn, reason, status, proposedBy, proposedAt, decidedBy, decidedAt, note } =
    change;
  return (
    <Stack as="li" $gap="s4">
      <Row $justify="space-between" $align="start">
        <Text $weight="semibold">{limitedActionLabels[action]}</Text>
        <Money amount={amountCents} cents="always" />
      </Row>
      <Text $size="small">
        {approvalLimitStatusLabels[status]} · from {formatDate(effectiveOn)} · {reason}
      </Text>
      {proposedBy && (
        <Text $size="small" $tone="soft">
          Proposed by {proposedBy}, <DeskTime at={proposedAt} />
        </Text>
      )}
      {decidedBy && decidedAt && (
        <Text $size="small" $tone="soft">
          Decided by {decidedBy}, <DeskTime at={decidedAt} />
          {note && `: ${note}`}
        </Text>
      )}
      {status === 'proposed' && canChange && <Decision change={change} />}
    </Stack>
  );
}
