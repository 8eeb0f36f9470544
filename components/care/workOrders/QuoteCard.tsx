import { Badge } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { formatExactMoney } from '@/contract/amounts/cents';
import type { Quote } from '@/contract/care/workOrders/endpoints';

const statusNames: Readonly<Record<Quote['status'], string>> = {
  offered: 'Offered',
  approved: 'Approved',
  passed: 'Not chosen',
  withdrawn: 'Withdrawn',
};

interface QuoteCardProps {
  readonly quote: Quote;
  /** Without a frame of its own. */
  readonly plain?: boolean;
}

/** What a Pro found, what it costs line by line, and why we recommend it. */
export function QuoteCard({ quote, plain = false }: QuoteCardProps) {
  const { vendorName, diagnosis, lines, taxCents, totalCents, warrantyDays, reason, status } = quote;
  const content = (
    <Stack $gap="s4">
      <Text as="span" $weight="semibold">
        {vendorName}: {formatExactMoney(totalCents)} {quote.recommended && <Badge tone="brand">We recommend it</Badge>}
        {!plain && <Badge>{statusNames[status]}</Badge>}
      </Text>
      <Text as="span">{diagnosis}</Text>
      {reason && (
        <Text as="span" $tone="soft">
          {reason}
        </Text>
      )}
      <Text as="span" $size="small" $tone="soft">
        {lines.map(({ label, cents }) => `${label}: ${formatExactMoney(cents)}`).join(' · ')}
        {taxCents > 0 && ` · Tax: ${formatExactMoney(taxCents)}`}
        {warrantyDays > 0 && ` · Warranty: ${warrantyDays} days`}
      </Text>
    </Stack>
  );
  return plain ? content : <Card $pad="s16">{content}</Card>;
}
