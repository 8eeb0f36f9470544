import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { formatExactMoney } from '@/contract/amounts/cents';
import type { AccountJob } from '@/contract/care/proAccounts/endpoints';
import { formatDate, formatDateTime } from '@/lib/format/dates';

type AccountInvoice = AccountJob['invoices'][number];

/** Where the money of an invoice is. */
function invoiceText({ status, payment }: AccountInvoice): string {
  if (payment && payment.status !== 'returned') {
    const trace = payment.traceId ? `, bank trace ${payment.traceId}` : '';
    if (payment.status === 'paid') return `paid${trace}`;
    if (payment.arrivesOn) return `on its way, arrives ${formatDate(payment.arrivesOn)}${trace}`;
    return 'payment released';
  }
  if (payment) return 'your bank sent our payment back';
  if (status === 'needs_approval') return 'waiting for the owner';
  if (status === 'withdrawn') return 'withdrawn';
  if (status === 'disputed') return 'the owner has a question';
  return status === 'posted' ? 'approved, payment is next' : 'received';
}

interface AccountJobCardProps {
  readonly job: AccountJob;
  readonly isOpening: boolean;
  readonly onOpen: () => void;
}

export function AccountJobCard({ job, isOpening, onOpen }: AccountJobCardProps) {
  const { number, title, city, tier, group, answerBy, visitAt, timeZone, approvedCents, invoices } = job;
  const action = group === 'offered' ? 'See and answer' : group === 'to_invoice' ? 'Send the invoice' : 'Open the job';
  return (
    <Card as="li" $pad="s16">
      <Stack $gap="s8" $align="start">
        <Heading as="h3" $size="label">
          {title}
        </Heading>
        <Row $gap="s8">
          <Text as="span" $tone="soft" $size="small">
            {number} · {city}
          </Text>
          {tier === 'life_safety' && <Badge tone="danger">Emergency</Badge>}
        </Row>
        {group === 'offered' && <Text>Answer by {formatDateTime(answerBy, timeZone)}</Text>}
        {group === 'scheduled' && (
          <Text>{visitAt ? `Visit ${formatDateTime(visitAt, timeZone)}` : 'No visit booked yet'}</Text>
        )}
        {group === 'to_invoice' && approvedCents !== null && (
          <Text>Approved: up to {formatExactMoney(approvedCents)}</Text>
        )}
        {invoices.map((invoice) => (
          <Text key={invoice.id}>
            Invoice {invoice.number}, {formatExactMoney(invoice.totalCents)}: {invoiceText(invoice)}
          </Text>
        ))}
        <Button
          size="small"
          tone={group === 'paid' ? 'secondary' : 'primary'}
          loading={isOpening}
          onClick={onOpen}
          aria-label={`${action}: ${title}`}
        >
          {action}
        </Button>
      </Stack>
    </Card>
  );
}
