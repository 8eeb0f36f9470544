import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { PayoutPlanName } from '@/contract/money/payoutPlans/endpoints';
import { payouts } from '@/contract/money/payouts/endpoints';
import { STRESSES, type Stress, stressHelp, stressLabels } from '@/contract/money/payouts/stress';
import { useApi } from '@/hooks/useApi';
import { plainList, tabular } from '@/styles/mixins';
import { color, space, weight } from '@/styles/tokens';
import { planNames } from './earnings.labels';

const Plans = styled.ul`
  ${plainList}
  ${tabular}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${space.s24};

  li {
    display: flex;
    flex-direction: column;
    gap: ${space.s12};
    align-items: start;
  }

  dl {
    width: 100%;
    margin: 0;
  }

  dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${space.s12};
    padding-block: ${space.s8};
    border-block-end: 1px solid ${color.line};
  }

  [data-total="true"] {
    font-weight: ${weight.semibold};
  }

  dd {
    margin: 0;
    text-align: end;
  }
`;

function Line({
  name,
  isTotal = false,
  children,
}: {
  readonly name: string;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div data-total={isTotal}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface PlanComparisonPanelProps {
  readonly homeId: string;
  readonly canChoose: boolean;
  readonly isChoosing: boolean;
  readonly onChoose: (plan: PayoutPlanName) => void;
}

/** Three plans over twelve months of this home, with and without trouble. */
export function PlanComparisonPanel({ homeId, canChoose, isChoosing, onChoose }: PlanComparisonPanelProps) {
  const { data, isError, refetch, isFetching } = useApi(payouts.getPlanComparison, { params: { homeId } });
  const [stress, setStress] = useState<Stress>('none');
  if (!data)
    return isError ? (
      <ErrorState title="We couldn’t load the plans" onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeleton $height="14rem" $round="card" />
    );
  const years = data.plans.flatMap(({ offer, years: all }) =>
    all.filter((year) => year.stress === stress).map((year) => ({ ...year, offer, plan: offer.plan.plan })),
  );
  return (
    <Stack>
      <RadioCards
        legend="What if"
        options={STRESSES.map((value) => ({ value, label: stressLabels[value] }))}
        value={stress}
        onChange={setStress}
        min="12rem"
      />
      <Text $size="small" $tone="soft">
        {stressHelp[stress]} Based on <Money amount={data.rentCents} /> a month and a new lease, with its placement fee
        in the first month. Before repairs and taxes.
      </Text>
      <Plans aria-label="Plans over 12 months">
        {years.map(({ plan, offer, net, fees, payouts: all, guaranteePaid, owed }) => (
          <li key={plan}>
            <Heading as="h4" $size="label">
              {planNames[plan]}
            </Heading>
            <dl>
              <Line name="Our fees">
                <Money amount={fees} cents="always" />
              </Line>
              <Line name="Rent and guarantee">
                <Money amount={net - fees} cents="always" />
              </Line>
              <Line name="You get in 12 months" isTotal>
                <Money amount={net} cents="always" />
              </Line>
              <Line name="First payout">
                <Money amount={all[0] ?? 0} cents="always" />
              </Line>
              <Line name="Paid by the guarantee">
                <Money amount={guaranteePaid} cents="always" />
              </Line>
              <Line name="Advance to pay back">
                <Money amount={owed} cents="always" />
              </Line>
              <Line name="Yearly cost of the advance">
                {offer.annualRateBps === null ? 'None' : `${(offer.annualRateBps / 100).toFixed(1)}%`}
              </Line>
            </dl>
            {plan === data.current && <Badge>Current plan</Badge>}
            {canChoose && plan !== data.current && (
              <Button tone="secondary" size="small" loading={isChoosing} onClick={() => onChoose(plan)}>
                Request {planNames[plan]}
              </Button>
            )}
          </li>
        ))}
      </Plans>
    </Stack>
  );
}
