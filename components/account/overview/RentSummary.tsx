import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { AccountHome } from '@/contract/account/endpoints';
import { sumCents } from '@/contract/money/cents';

/** What matters most to a homeowner: the rent of their leased homes, or what they are listed for until then. */
export function RentSummary({ homes }: { readonly homes: readonly AccountHome[] }) {
  const leased = homes.filter(({ status }) => status === 'leased');
  const counted = leased.length > 0 ? leased : homes.filter(({ status }) => status !== 'off_market');
  if (counted.length === 0) return null;
  return (
    <Card as="section" $tone="wash" aria-labelledby="rent-summary">
      <Stack $gap="s4">
        <Heading id="rent-summary" $size="label">
          {leased.length > 0 ? 'Monthly rent' : 'Listed rent'}
        </Heading>
        <Text $weight="semibold" style={{ fontSize: '2rem', lineHeight: 1.2 }}>
          <Money amount={sumCents(counted.map(({ rentCents }) => rentCents))} per="month" />
        </Text>
        <Text $size="small" $tone="soft">
          {leased.length > 0
            ? `${leased.length} of ${homes.length} ${homes.length === 1 ? 'home' : 'homes'} leased`
            : `${counted.length} ${counted.length === 1 ? 'home' : 'homes'} being leased`}
        </Text>
      </Stack>
    </Card>
  );
}
