import { DeskTime } from '@/components/layout/account/DeskTime';
import { useMoneyAction, WAITS_FOR_SECOND } from '@/components/money/charges/staff/useMoneyAction';
import { ReasonForm } from '@/components/platform/desk/ReasonForm';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { exceptionHelp, exceptionLabels, trustAccountLabels } from '@/contract/money/reconciliations/constants';
import { type ReconciliationException, reconciliations } from '@/contract/money/reconciliations/endpoints';

function ExceptionCard({ exception }: { readonly exception: ReconciliationException }) {
  const { id, kind, account, amount, detail, foundAt } = exception;
  const explain = useMoneyAction(reconciliations.explainException, [reconciliations]);
  const fee = useMoneyAction(reconciliations.recordBankFee, [reconciliations]);
  const problem = explain.error ?? explain.fields.note ?? fee.error ?? fee.fields.reason;
  return (
    <Card>
      <Stack $gap="s8">
        <Row $justify="space-between">
          <Heading as="h3" $size="small">
            {exceptionLabels[kind]}
          </Heading>
          <Money amount={amount} cents="always" />
        </Row>
        <Text $size="small" $tone="soft">
          {account && `${trustAccountLabels[account]} · `}found <DeskTime at={foundAt} />
        </Text>
        <Text>{detail}</Text>
        <Text $tone="soft">{exceptionHelp[kind]}</Text>
        <Row $align="start">
          {kind === 'bank_only' && amount < 0 && (
            <ReasonForm
              action="Record as bank fee"
              label="What the bank took it for"
              defaultReason
              sending={fee.isPending}
              onSubmit={(reason) => fee.send({ params: { exceptionId: id }, body: { reason } })}
            />
          )}
          <ReasonForm
            action="Mark as explained"
            label="Why this is right"
            help="A second person approves it."
            sending={explain.isPending}
            onSubmit={(note) => explain.send({ params: { exceptionId: id }, body: { note } })}
          />
        </Row>
        <div aria-live="polite">
          {problem && <Notice tone="danger">{problem}</Notice>}
          {(explain.isWaiting || fee.isWaiting) && <Notice tone="success">{WAITS_FOR_SECOND}</Notice>}
        </div>
        {explain.dialog}
        {fee.dialog}
      </Stack>
    </Card>
  );
}

/** What does not agree today, each with what to do about it. */
export function ExceptionList({ exceptions }: { readonly exceptions: readonly ReconciliationException[] }) {
  return (
    <Stack as="section" aria-labelledby="exceptions">
      <Heading as="h2" id="exceptions" $size="small">
        Open differences ({exceptions.length})
      </Heading>
      {exceptions.length === 0 && <Text $tone="soft">Nothing is open.</Text>}
      {exceptions.map((exception) => (
        <ExceptionCard key={exception.id} exception={exception} />
      ))}
    </Stack>
  );
}
