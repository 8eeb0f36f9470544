import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { localDay } from '@/contract/calendar/localDay';
import type { StaffCredit } from '@/contract/money/charges/endpoints';
import { formatDate } from '@/lib/format/dates';
import { RefundableItem, RefundableList } from './RefundableList';
import type { Payee } from './RefundForm';

interface LeaseCreditListProps {
  readonly credits: readonly StaffCredit[];
  readonly payees: readonly Payee[];
  readonly timeZone: string;
}

/** Every credit of the lease, the newest first; nothing where there are none. */
export function LeaseCreditList({ credits, payees, timeZone }: LeaseCreditListProps) {
  if (credits.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="credits">
      <Stack>
        <Heading id="credits" $size="small">
          Credits
        </Heading>
        <Text $size="small" $tone="soft">
          A credit pays the next charges. What is left of it, for example after the last rent, can go to a resident by
          check. Another person approves each refund.
        </Text>
        <RefundableList>
          {credits.map((credit) => (
            <RefundableItem
              key={credit.id}
              source={{ credit, payees }}
              title={credit.reason}
              details={[formatDate(localDay(credit.createdAt, timeZone))]}
              amounts={[
                ['Refunded', credit.refundedCents],
                ['Refund waiting for approval', credit.askedCents],
              ]}
              action="Refund by check up to"
            />
          ))}
        </RefundableList>
      </Stack>
    </Card>
  );
}
