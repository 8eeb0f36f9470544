import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { SaleOutlook } from '@/contract/money/wealth/endpoints';
import { formatDate } from '@/lib/format/dates';

function Vacancy({ outlook }: { readonly outlook: SaleOutlook }) {
  const { vacantFrom, noticeDays, needsCause, saleIsCause } = outlook;
  if (vacantFrom)
    return (
      <Text>
        To sell it empty: with {noticeDays} days’ notice given today, the lease can end on {formatDate(vacantFrom)}.
        {saleIsCause && ' Selling is a legal cause here.'}
      </Text>
    );
  return (
    <Text>
      {needsCause
        ? 'The law here asks for a legal cause to end this lease, and selling isn’t one. Sell with your resident in place, or agree on a move-out with them.'
        : 'We don’t know the notice rules here. Message us, and we’ll help.'}
    </Text>
  );
}

/** When the home can be sold, with its residents or empty, and by which rules. */
export function SaleTiming({ outlook }: { readonly outlook: SaleOutlook }) {
  const { lease, law, advanceCents, hasGuarantee } = outlook;
  return (
    <Card as="section" aria-labelledby="sale-timing">
      <Stack>
        <Heading id="sale-timing" $size="small">
          Timing
        </Heading>
        {lease ? (
          <>
            <Text>
              {lease.monthToMonth
                ? 'The lease runs month to month.'
                : `The lease runs through ${formatDate(lease.endOn)}.`}{' '}
              You can sell at any time: the lease and the deposit of <Money amount={lease.depositCents} /> go to the
              buyer.
            </Text>
            <Vacancy outlook={outlook} />
          </>
        ) : (
          <Text>No one rents the home, so you can sell it empty at any time.</Text>
        )}
        <Text>
          {advanceCents > 0 ? (
            <>
              You got rent in advance. The <Money amount={advanceCents} cents="always" /> still to come in is paid back
              at closing.
            </>
          ) : (
            'No rent advance is open.'
          )}{' '}
          {hasGuarantee
            ? 'Your rent guarantee ends on the day the home changes hands. It doesn’t pass to the buyer.'
            : 'This home has no rent guarantee to lose.'}
        </Text>
        {law.length > 0 && (
          <Stack as="ul" $gap="s8">
            {law.map((rule) => (
              <li key={rule.source}>
                <Text $size="small" $tone="soft">
                  {rule.text} {rule.source}. Last checked {formatDate(rule.checkedOn)}.
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
