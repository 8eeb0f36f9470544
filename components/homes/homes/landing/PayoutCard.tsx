import styled from 'styled-components';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { Cents } from '@/contract/amounts/cents';
import type { PayoutPlan } from '@/contract/money/payoutPlans/endpoints';
import { firstYearPayout } from '@/contract/money/payoutPlans/payout';
import { formatCents } from '@/lib/format/money';
import { planLabel } from '@/lib/labels/payout.labels';
import { smallScreen } from '@/styles/media';
import { displayFace, tabular } from '@/styles/mixins';
import { color, size, space } from '@/styles/tokens';

const NetPayout = styled.p`
  ${displayFace}
  ${tabular}
  font-size: ${size.t46};
`;

const TotalLine = styled.dl`
  ${tabular}
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.s4} ${space.s16};
  padding-block: ${space.s16};
  border-block: 1px solid ${color.line};

  ${smallScreen} {
    grid-template-columns: 1fr;
  }

  dd {
    margin: 0;
    text-align: end;
  }
`;

const ReasonNote = styled.ul`
  padding-inline-start: ${space.s16};
`;

const formatPercent = (points: number) => `${points / 100}%`;

interface PayoutCardProps {
  readonly plan: PayoutPlan;
  readonly rent: Cents;
}

/** One plan: the first year's net, how it comes about, what is guaranteed and what ends that. */
export function PayoutCard({ plan, rent }: PayoutCardProps) {
  const year = firstYearPayout(rent, plan);
  const { title, text } = planLabel(plan);
  const deductions: readonly (readonly [string, number])[] = [
    [`Management, ${formatPercent(plan.managementFeeBps)}`, year.management],
    [`Placement, ${formatPercent(plan.placementFeeBps)} of one month’s rent`, year.placement],
    [`Advance, ${formatPercent(plan.advanceFeeBps)}`, year.advance],
  ];
  return (
    <Card as="li">
      <Stack>
        <Heading as="h3" $size="small">
          {title}
        </Heading>
        <div>
          <NetPayout>
            <Money amount={year.net} />
          </NetPayout>
          <Text $tone="soft">take-home in the first year</Text>
        </div>
        <TotalLine>
          <dt>12 months of rent</dt>
          <dd>
            <Money amount={year.rent} />
          </dd>
          {deductions
            .filter(([, amount]) => amount > 0)
            .map(([name, amount]) => (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{name}</dt>
                <dd>{formatCents(-amount)}</dd>
              </div>
            ))}
        </TotalLine>
        <Text>{text}</Text>
        {plan.endedBy.length > 0 && (
          <Disclosure summary="When coverage ends">
            <ReasonNote>
              {plan.endedBy.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ReasonNote>
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}
