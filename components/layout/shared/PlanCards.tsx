import styled from 'styled-components';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { Cents } from '@/contract/amounts/cents';
import { groupPayoutPlans, type PayoutPlan } from '@/contract/money/payoutPlans/endpoints';
import { firstYearPayout } from '@/contract/money/payoutPlans/payout';
import { planLabel } from '@/lib/labels/payout.labels';
import { displayFace, plainList, tabular } from '@/styles/mixins';
import { color, size, space } from '@/styles/tokens';

const List = styled(Grid)`
  ${plainList}
`;

const NetPayout = styled.p`
  ${displayFace}
  ${tabular}
  font-size: ${size.t34};
`;

const TotalLine = styled.dl`
  ${tabular}
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.s4} ${space.s16};
  margin: 0;
  color: ${color.inkSoft};
  font-size: ${size.t14};

  div {
    display: contents;
  }

  dd {
    margin: 0;
    text-align: end;
  }
`;

interface PlanCardsProps {
  readonly plans: readonly PayoutPlan[];
  readonly regionId: number;
  /** A month. */
  readonly rentCents: Cents;
  /** Days of the year before anyone pays; 0 counts twelve full rents. */
  readonly vacantDays?: number;
}

/** What each payout plan leaves of a year of such rents, by the terms of the home's region. */
export function PlanCards({ plans, regionId, rentCents, vacantDays = 0 }: PlanCardsProps) {
  const offer = Object.values(groupPayoutPlans(plans)[regionId] ?? {})[0] ?? {};
  // Of a whole year each figure is exact, as the fees beside it are; days without rent are a guess.
  const cents = vacantDays === 0 ? 'auto' : 'never';
  const shownPlans = [offer.Monthly, offer.Yearly, offer.NoGuarantee].filter((plan) => plan !== undefined);
  return (
    <List as="ul" $gap="s16" $min="18.5rem">
      {shownPlans.map((plan) => {
        const year = firstYearPayout(rentCents, plan, vacantDays);
        const { title, text } = planLabel(plan);
        return (
          <Card as="li" key={plan.plan}>
            <Stack $gap="s12">
              <Heading as="h3" $size="label">
                {title}
              </Heading>
              <div>
                <NetPayout>
                  <Money amount={year.net} cents={cents} />
                </NetPayout>
                <Text $size="small" $tone="soft">
                  your first-year take-home
                </Text>
              </div>
              <TotalLine>
                <div>
                  <dt>{vacantDays === 0 ? '12 months of rent' : 'Rent received'}</dt>
                  <dd>
                    <Money amount={year.rent} cents={cents} />
                  </dd>
                </div>
                <div>
                  <dt>Management</dt>
                  <dd>
                    <Money amount={-year.management} cents={cents} />
                  </dd>
                </div>
                <div>
                  <dt>Placement (one time)</dt>
                  <dd>
                    <Money amount={-year.placement} cents={cents} />
                  </dd>
                </div>
                {year.advance > 0 && (
                  <div>
                    <dt>Advance</dt>
                    <dd>
                      <Money amount={-year.advance} cents={cents} />
                    </dd>
                  </div>
                )}
              </TotalLine>
              <Text $size="small">{text}</Text>
            </Stack>
          </Card>
        );
      })}
    </List>
  );
}
