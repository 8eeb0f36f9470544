import { Badge } from '@/components/ui/feedback/Badge';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { Renewal } from '@/contract/tenancy/renewals/endpoints';
import { formatDate, formatLastDay } from '@/lib/format/dates';
import { formatCents } from '@/lib/format/money';
import { differenceText, optionLabel, renewalBadges } from './renewal.labels';

/** What was offered, until when, and where it stands. */
export function RenewalSummary({
  renewal,
  hasOptions = true,
}: {
  readonly renewal: Renewal;
  /** Whether the options are listed; not where they can be chosen beside it. */
  readonly hasOptions?: boolean;
}) {
  const { status, options, chosen, startOn, respondBy, timeZone, note, currentRentCents, endReason } = renewal;
  const badge = renewalBadges[status];
  const isOpen = status === 'sent' || status === 'viewed' || status === 'countered';
  return (
    <Stack $gap="s12" $align="start">
      <Badge tone={badge.tone}>{badge.label}</Badge>
      <Text>
        From {formatDate(startOn)}. The rent today is {formatCents(currentRentCents)}/mo.
      </Text>
      {chosen ? (
        <Text $weight="semibold">{optionLabel(chosen)}</Text>
      ) : hasOptions ? (
        <Stack as="ul" $gap="s4">
          {options.map((option) => (
            <li key={option.id}>
              {optionLabel(option)}. {differenceText(option.rentCents, currentRentCents)}.
            </li>
          ))}
        </Stack>
      ) : null}
      {note && <Text>“{note}”</Text>}
      {endReason && <Text>Reason: “{endReason}”</Text>}
      {isOpen && <Text $tone="soft">Open through {formatLastDay(respondBy, timeZone)}</Text>}
    </Stack>
  );
}
