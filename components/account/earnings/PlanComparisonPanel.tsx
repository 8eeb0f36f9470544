import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { PayoutPlanName } from '@/contract/payoutPlans/endpoints';
import { payouts } from '@/contract/payouts/endpoints';
import { STRESSES, type Stress, stressHelp, stressLabels } from '@/contract/payouts/stress';
import { useApi } from '@/hooks/useApi';
import { tabular } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';
import { planNames } from './earnings.labels';

const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  ${tabular}
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: ${space.s8};
    border-block-end: 1px solid ${color.line};
    text-align: end;
  }

  th:first-child {
    text-align: start;
  }
`;

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
        {stressHelp[stress]} Before repairs and taxes.
      </Text>
      <Scroll>
        <Table>
          <thead>
            <tr>
              <th scope="col">Over 12 months</th>
              {years.map(({ plan }) => (
                <th key={plan} scope="col">
                  {planNames[plan]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">You get</th>
              {years.map(({ plan, net }) => (
                <td key={plan}>
                  <Money amount={net} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">First payout</th>
              {years.map(({ plan, payouts: all }) => (
                <td key={plan}>
                  <Money amount={all[0] ?? 0} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">Paid by the guarantee</th>
              {years.map(({ plan, guaranteePaid }) => (
                <td key={plan}>
                  <Money amount={guaranteePaid} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">Advance to pay back</th>
              {years.map(({ plan, owed }) => (
                <td key={plan}>
                  <Money amount={owed} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">Cost of the advance a year</th>
              {years.map(({ plan, offer }) => (
                <td key={plan}>
                  {offer.annualRateBps === null ? 'None' : `${(offer.annualRateBps / 100).toFixed(1)}%`}
                </td>
              ))}
            </tr>
            {canChoose && (
              <tr>
                <th scope="row">Your plan</th>
                {years.map(({ plan }) => (
                  <td key={plan}>
                    {plan === data.current ? (
                      'Current plan'
                    ) : (
                      <Button tone="secondary" size="small" loading={isChoosing} onClick={() => onChoose(plan)}>
                        Request {planNames[plan]}
                      </Button>
                    )}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </Table>
      </Scroll>
    </Stack>
  );
}
