import styled from 'styled-components';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { Agreement } from '@/contract/agreements/endpoints';
import { space, weight } from '@/styles/tokens';
import { planLabels } from './agreement.labels';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s8} ${space.s16};
  margin: 0;

  dd {
    margin: 0;
    text-align: end;
  }

  [data-total] {
    font-weight: ${weight.semibold};
  }
`;

const percent = (bps: number) => `${bps / 100}%`;

interface PlanDetailsProps {
  readonly offer: Agreement['offers'][number];
  readonly isChosen: boolean;
}

/** One plan: what comes in, what we keep, what is left, and its limits. */
export function PlanDetails({ offer, isChosen }: PlanDetailsProps) {
  const { plan, year, advanceCents, annualRateBps } = offer;
  const { label } = planLabels[plan.plan];
  return (
    <Card as="section" $tone={isChosen ? 'wash' : 'line'} aria-label={label}>
      <Stack $gap="s12">
        <Heading $size="small">{label}</Heading>
        <Figures>
          <dt>12 months of rent</dt>
          <dd>
            <Money amount={year.rent} />
          </dd>
          <dt>Management fee, {percent(plan.managementFeeBps)}</dt>
          <dd>
            <Money amount={-year.management} />
          </dd>
          <dt>Placement fee, {percent(plan.placementFeeBps)} of one month</dt>
          <dd>
            <Money amount={-year.placement} />
          </dd>
          {year.advance > 0 && (
            <>
              <dt>Advance fee, {percent(plan.advanceFeeBps)}</dt>
              <dd>
                <Money amount={-year.advance} />
              </dd>
            </>
          )}
          <dt data-total>Your take-home</dt>
          <dd data-total>
            <Money amount={year.net} />
          </dd>
        </Figures>
        {advanceCents !== null && annualRateBps !== null && (
          <Text $size="small">
            We pay <Money amount={advanceCents} /> at once when the lease starts. Compared with monthly payouts, that
            costs {percent(annualRateBps)} a year (effective annual rate).
          </Text>
        )}
        {advanceCents === null && <Text $size="small">Paid on day {plan.payoutDay} of each month.</Text>}
        <Text $size="small">
          {plan.guaranteeLimitCents > 0 ? (
            <>
              Rent guarantee and eviction cover: up to <Money amount={plan.guaranteeLimitCents} /> for each lease.
            </>
          ) : (
            'No rent guarantee and no eviction cover.'
          )}
        </Text>
        {plan.endedBy.length > 0 && (
          <Text $size="small" $tone="soft">
            It ends when: {plan.endedBy.join('; ')}.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
