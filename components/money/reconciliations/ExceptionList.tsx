import { ReasonForm } from '@/components/platform/desk/ReasonForm';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { exceptionHelp, exceptionLabels, trustAccountLabels } from '@/contract/money/reconciliations/constants';
import { type ReconciliationException, reconciliations } from '@/contract/money/reconciliations/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';

function ExceptionCard({ exception }: { readonly exception: ReconciliationException }) {
  const { id, kind, account, amount, detail, foundAt } = exception;
  const explain = useApiMutation(reconciliations.explainException, { touches: [reconciliations, desk] });
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
          {account && `${trustAccountLabels[account]} · `}found <ReaderTime at={foundAt} format={formatDateTime} />
        </Text>
        <Text>{detail}</Text>
        <Text $tone="soft">{exceptionHelp[kind]}</Text>
        <ReasonForm
          action="Mark as explained"
          label="Why this is right"
          sending={explain.isPending}
          onSubmit={(note) => explain.mutate({ params: { exceptionId: id }, body: { note } })}
        />
        <div aria-live="polite">{explain.error && <Notice tone="danger">{explain.error.message}</Notice>}</div>
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
