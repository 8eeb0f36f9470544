import { Badge, type BadgeTone } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import type { Pro } from '@/contract/care/pros/endpoints';
import { formatDate, formatDay } from '@/lib/format/dates';

function stateOf({ tax, isMatched }: Pro['w9']): { label: string; tone: BadgeTone } {
  if (tax.reason === 'missing') return { label: 'Missing', tone: 'warning' };
  if (tax.reason === 'mismatch') return { label: 'No match', tone: 'danger' };
  if (tax.reason === 'struck_out') return { label: 'Backup withholding', tone: 'warning' };
  if (tax.reason === 'foreign') return { label: 'W-8 needed', tone: 'warning' };
  return isMatched ? { label: 'Matched', tone: 'success' } : { label: 'Certified', tone: 'info' };
}

/** Whether the Pro has certified a Form W-9, and what that means for payments. Only the Pro fills it out. */
export function ProW9State({ w9 }: { readonly w9: Pro['w9'] }) {
  const { certifiedAt, tax } = w9;
  const { label, tone } = stateOf(w9);
  return (
    <Card as="section" aria-labelledby="pro-w9">
      <Stack $gap="s12">
        <Row $justify="space-between">
          <Heading as="h2" id="pro-w9" $size="small">
            Form W-9
          </Heading>
          <Badge tone={tone}>{label}</Badge>
        </Row>
        <Text>
          {certifiedAt ? (
            <>
              Certified on <ReaderTime at={certifiedAt} format={formatDay} />.
            </>
          ) : (
            'The Pro certifies it on the page of all jobs. We ask for it when an invoice is posted.'
          )}
        </Text>
        {tax.holdsPayouts && <Text>Payments to this Pro wait until then.</Text>}
        {tax.withholdingBps > 0 && <Text>We withhold {tax.withholdingBps / 100}% of each payment.</Text>}
        {tax.withholdingFrom && (
          <Text $tone="soft">
            From {formatDate(tax.withholdingFrom.slice(0, 10))} on, the law makes us withhold 24% of each payment.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
