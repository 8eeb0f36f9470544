import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { RenewalOutlook } from '@/contract/tenancy/renewals/endpoints';
import { formatDate } from '@/lib/format/dates';
import { pluralize } from '@/lib/format/text';

const kindNotes = {
  unlimited: 'No law sets a limit here.',
  limited: 'The limit is for 12 months.',
  unannounced: 'The state’s inflation figure isn’t entered yet, so this is the part we know.',
  unknown: 'The city may set a lower limit that we haven’t checked for this home. Keep the rent, or message us.',
} as const;

function Law({ limit, startOn }: Pick<RenewalOutlook, 'limit' | 'startOn'>) {
  const tooLate = limit.earliest > startOn;
  return (
    <Card as="section" aria-labelledby="renewal-law">
      <Stack $gap="s12">
        <Heading id="renewal-law" $size="small">
          What the law allows
        </Heading>
        {limit.maxRentCents !== null && (
          <Text>
            Highest rent: <Money amount={limit.maxRentCents} per="month" />
          </Text>
        )}
        <Text $tone="soft">{kindNotes[limit.kind]}</Text>
        <Text>
          A higher rent needs {limit.noticeDays} days’ notice. Sent today, it can start on {formatDate(limit.earliest)}
          {limit.noticeDaysAboveThreePercent > limit.noticeDays &&
            `, on ${formatDate(limit.earliestAboveThreePercent)} for more than 3%`}
          {limit.noticeDaysAboveTenPercent > limit.noticeDaysAboveThreePercent &&
            `, or on ${formatDate(limit.earliestAboveTenPercent)} for more than 10%`}
          .
        </Text>
        {tooLate && (
          <Text $weight="semibold">
            That is after {formatDate(startOn)}, so you can only offer the current rent for now.
          </Text>
        )}
        <Text>{limit.form.text}</Text>
        <Stack as="ul" $gap="s8">
          {limit.rules.map((rule) => (
            <li key={rule.source + rule.text}>
              <Text $size="small" $tone="soft">
                {rule.text} {rule.source}. Last checked {formatDate(rule.checkedOn)}.
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

function Market({ market, vacancy, monthsHere, repairRequests }: RenewalOutlook) {
  return (
    <Card as="section" aria-labelledby="renewal-market">
      <Stack $gap="s12">
        <Heading id="renewal-market" $size="small">
          What to consider
        </Heading>
        {market ? (
          <Text>
            Our estimate is <Money amount={market.estimateCents} per="month" />. Four out of five similar homes rent for{' '}
            <Money amount={market.lowCents} /> to <Money amount={market.highCents} />.
          </Text>
        ) : (
          <Text>We have no estimate for this home yet.</Text>
        )}
        {vacancy && (
          <Text>
            If your residents leave, we expect about {vacancy.days} days to lease it again. That is{' '}
            <Money amount={vacancy.costCents} /> in lost rent.
          </Text>
        )}
        <Text>
          Your residents have lived here for{' '}
          {monthsHere === 0 ? 'less than a month' : monthsHere === 1 ? '1 month' : `${monthsHere} months`} and sent{' '}
          {repairRequests === 0 ? 'no repair requests' : pluralize(repairRequests, 'repair request')}.
        </Text>
      </Stack>
    </Card>
  );
}

/** The law and the market beside an offer. */
export function RenewalFacts({ outlook }: { readonly outlook: RenewalOutlook }) {
  return (
    <Grid $min="24rem">
      <Law limit={outlook.limit} startOn={outlook.startOn} />
      <Market {...outlook} />
    </Grid>
  );
}
