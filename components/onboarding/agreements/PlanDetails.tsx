import styled from 'styled-components';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { Agreement } from '@/contract/onboarding/agreements/endpoints';
import { ordinalDay } from '@/lib/labels/payout.labels';
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

const Ends = styled.ul`
  margin-block: ${space.s4} 0;
  padding-inline-start: ${space.s24};
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
            <Money amount={year.rent} cents="always" />
          </dd>
          <dt>Management fee, {percent(plan.managementFeeBps)}</dt>
          <dd>
            <Money amount={-year.management} cents="always" />
          </dd>
          <dt>Placement fee, {percent(plan.placementFeeBps)} of one month</dt>
          <dd>
            <Money amount={-year.placement} cents="always" />
          </dd>
          {year.advance > 0 && (
            <>
              <dt>Advance fee, {percent(plan.advanceFeeBps)}</dt>
              <dd>
                <Money amount={-year.advance} cents="always" />
              </dd>
            </>
          )}
          <dt data-total>Your take-home</dt>
          <dd data-total>
            <Money amount={year.net} cents="always" />
          </dd>
        </Figures>
        {advanceCents !== null && annualRateBps !== null && (
          <Text $size="small">
            We pay you <Money amount={year.net} cents="always" /> at once, after the placement fee, when the first
            payment of a new lease of 12 months or more has cleared. Compared with monthly payouts, that costs{' '}
            {percent(annualRateBps)} a year (effective annual rate).
          </Text>
        )}
        {advanceCents === null && <Text $size="small">Paid on the {ordinalDay(plan.payoutDay)} of each month.</Text>}
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
          <Text as="div" $size="small" $tone="soft">
            The guarantee ends when:
            <Ends>
              {plan.endedBy.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </Ends>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
