import { saveText } from '@/components/layout/account/saveText';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { type Payout, payouts } from '@/contract/money/payouts/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useOpenFile } from '@/hooks/useOpenFile';
import { formatDate, formatMonth } from '@/lib/format/dates';
import { bankFailures, holdHelp, payoutStatusLabels } from './earnings.labels';
import { PayoutLines } from './PayoutLines';

/** Where each part of the money is. */
function Parts({ parts }: Pick<Payout, 'parts'>) {
  return parts.map(({ name, bank, amount, status, traceId, arrivesOn, failure }) => (
    <Text key={`${name}${bank}${status}${arrivesOn}`} $size="small" $tone="soft">
      {parts.length > 1 && `${name}: `}
      <Money amount={amount} cents="always" /> to {bank}
      {status === 'returned'
        ? `. ${bankFailures[failure ?? ''] ?? 'The bank sent it back.'}`
        : arrivesOn && (status === 'paid' ? `, arrived ${formatDate(arrivesOn)}` : `, by ${formatDate(arrivesOn)}`)}
      {traceId && ` · Trace ${traceId}`}
    </Text>
  ));
}

/** One month of one home: each line, our own fees first, and where the payout is. */
export function PayoutCard({ payout, address }: { readonly payout: Payout; readonly address: string }) {
  const { open, opening } = useOpenFile();
  const csv = useApiMutation(payouts.exportStatement);
  const status = payoutStatusLabels[payout.status];
  return (
    <Card as="article" aria-label={`${formatMonth(payout.period)}, ${address}`}>
      <Stack>
        <Row $justify="space-between">
          <div>
            <Heading as="h3" $size="small">
              {formatMonth(payout.period)}
            </Heading>
            <Text $size="small" $tone="soft">
              {address} · {formatDate(payout.payOn)}
            </Text>
          </div>
          <Badge tone={status.tone}>{status.label}</Badge>
        </Row>
        {payout.heldFor && (
          <Notice tone="warning" title={holdHelp[payout.heldFor]}>
            {payout.heldFor === 'w9' && (
              <ButtonLink href={routes.accounts.w9({ flowId: 'new' })} size="small">
                Fill in Form W-9
              </ButtonLink>
            )}
          </Notice>
        )}
        <PayoutLines lines={payout.lines} total={payout.amount} />
        {payout.reserve > 0 && (
          <Text $size="small" $tone="soft">
            Your reserve with us: <Money amount={payout.reserve} cents="always" />
          </Text>
        )}
        <Parts parts={payout.parts} />
        <Row>
          {payout.statementId && (
            <Button
              tone="secondary"
              size="small"
              loading={opening === payout.statementId}
              onClick={() => open(payout.statementId ?? '')}
            >
              Statement PDF
            </Button>
          )}
          <Button
            tone="secondary"
            size="small"
            loading={csv.isPending}
            onClick={() => csv.mutate({ params: { payoutId: payout.id } }, { onSuccess: saveText })}
          >
            Download CSV
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
