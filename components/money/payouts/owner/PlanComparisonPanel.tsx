import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { PayoutPlanName } from '@/contract/money/payoutPlans/endpoints';
import { type PlanComparison, payouts } from '@/contract/money/payouts/endpoints';
import { STRESSES, type Stress, stressHelp, stressLabels } from '@/contract/money/payouts/stress';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';
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

const rateText = (bps: number | null) => (bps === null ? 'None' : `${(bps / 100).toFixed(1)}%`);

interface PlanRequestProps {
  readonly plan: PayoutPlanName;
  readonly startsOn: string;
  readonly advance: PlanComparison['advance'];
  readonly isChoosing: boolean;
  readonly onChoose: () => void;
}

/** Asks for another plan in two steps: its terms stand between the button and the request. */
function PlanRequest({ plan, startsOn, advance, isChoosing, onChoose }: PlanRequestProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const name = planNames[plan];
  if (!isConfirming)
    return (
      <Button tone="secondary" size="small" onClick={() => setIsConfirming(true)}>
        Request {name}
      </Button>
    );
  return (
    <Notice live title={`Change to ${name}?`}>
      <Stack $gap="s8" $align="start">
        <ul>
          <li>It starts {formatDate(startsOn)}, with the next payout month. Until then nothing changes.</li>
          {advance && (
            <>
              <li>
                We pay you <Money amount={advance.paid} cents="always" /> at once for the {advance.months} months left
                of the lease. The advance fee of <Money amount={advance.fee} cents="always" /> is taken out.
              </li>
              <li>
                The resident pays the first month first. If the lease ends early, you return the months not earned.
              </li>
            </>
          )}
          {plan === 'Yearly' && !advance && (
            <li>The advance is paid once a new lease has begun and its first rent is in.</li>
          )}
          {plan === 'NoGuarantee' && <li>The rent guarantee ends that day.</li>}
          <li>Everyone on the title and Belong sign a new agreement. You can withdraw until then.</li>
        </ul>
        <Row>
          <Button size="small" loading={isChoosing} onClick={onChoose}>
            Request from {formatDate(startsOn)}
          </Button>
          <Button tone="ghost" size="small" onClick={() => setIsConfirming(false)}>
            Keep my plan
          </Button>
        </Row>
      </Stack>
    </Notice>
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
  const query = useApi(payouts.getPlanComparison, { params: { homeId } });
  const { data } = query;
  const [stress, setStress] = useState<Stress>('none');
  if (!data)
    return (
      <Loaded query={query} title="We couldn’t load the plans" skeleton={<Skeleton $height="14rem" $round="card" />} />
    );
  const { startsOn } = data;
  const years = data.plans.flatMap(({ offer, years: all, ...more }) =>
    all.filter((year) => year.stress === stress).map((year) => ({ ...year, ...more, offer, plan: offer.plan.plan })),
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
        {stressHelp[stress]} Based on <Money amount={data.rentCents} /> a month
        {data.hasPlacementFee
          ? ' and a new lease, with its placement fee in the first month'
          : ', without a placement fee'}
        .{data.leaseEndsOn && ` The lease ends ${formatDate(data.leaseEndsOn)}; no advance goes past it.`} Before
        repairs and taxes.
      </Text>
      <Plans aria-label="Plans over 12 months">
        {years.map(({ plan, offer, problem, advance, net, fees, payouts: all, guaranteePaid, owed }) => (
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
                {rateText(advance ? advance.annualRateBps : problem ? null : offer.annualRateBps)}
              </Line>
            </dl>
            {plan === data.current && <Badge>Current plan</Badge>}
            {plan !== data.current && problem && (
              <Text $size="small" $tone="soft">
                {problem}
              </Text>
            )}
            {canChoose && plan !== data.current && !problem && (
              <PlanRequest
                plan={plan}
                startsOn={startsOn}
                advance={advance}
                isChoosing={isChoosing}
                onChoose={() => onChoose(plan)}
              />
            )}
          </li>
        ))}
      </Plans>
    </Stack>
  );
}
