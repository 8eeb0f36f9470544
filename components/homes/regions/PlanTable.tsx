import styled from 'styled-components';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { Cents } from '@/contract/amounts/cents';
import type { PayoutPlan } from '@/contract/money/payoutPlans/endpoints';
import { firstYearPayout } from '@/contract/money/payoutPlans/payout';
import { formatCents } from '@/lib/format/money';
import { planLabel } from '@/lib/labels/payout.labels';
import { up } from '@/styles/media';
import { displayFace, plainList, tabular } from '@/styles/mixins';
import { color, radius, size, space } from '@/styles/tokens';

const Plans = styled.ul`
  ${plainList}
  display: grid;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.sheet};
  background: ${color.surface};

  ${up('md')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Plan = styled.li`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${space.s8};
  padding: ${space.s24};

  & + & {
    border-block-start: 1px solid ${color.line};

    ${up('md')} {
      border-block-start: 0;
      border-inline-start: 1px solid ${color.line};
    }
  }

  h3 {
    ${displayFace}
    font-size: ${size.t21};
  }
`;

const NetPayout = styled.p`
  ${displayFace}
  ${tabular}
  color: ${color.brand};
  font-size: ${size.t34};
`;

const Fees = styled.p`
  ${tabular}
  padding-block-start: ${space.s12};
  border-block-start: 1px solid ${color.line};
  color: ${color.inkSoft};
  font-size: ${size.t14};
`;

const formatPercent = (points: number) => `${points / 100}%`;

interface PlanTableProps {
  readonly plans: readonly PayoutPlan[];
  readonly rent: Cents;
}

/** The payout plans beside one another, each with what it leaves of this rent in a year with one new lease. */
export function PlanTable({ plans, rent }: PlanTableProps) {
  return (
    <Plans>
      {plans.map((plan) => {
        const { title, text } = planLabel(plan);
        const { net, management, placement, advance } = firstYearPayout(rent, plan);
        return (
          <Plan key={plan.plan}>
            <h3>{title}</h3>
            <div>
              <NetPayout>
                <Money amount={net} cents="never" />
              </NetPayout>
              <Text $size="small" $tone="soft">
                in the first year
              </Text>
            </div>
            <Text>{text}</Text>
            <Fees>
              Management {formatPercent(plan.managementFeeBps)}: {formatCents(management)} · placement{' '}
              {formatPercent(plan.placementFeeBps)} of one month’s rent: {formatCents(placement)}
              {advance > 0 && ` · advance ${formatPercent(plan.advanceFeeBps)}: ${formatCents(advance)}`}
            </Fees>
          </Plan>
        );
      })}
    </Plans>
  );
}
