import styled from 'styled-components';
import { Card } from '@/components/ui/Card';
import { Disclosure } from '@/components/ui/Disclosure';
import { Heading } from '@/components/ui/Heading';
import { Money } from '@/components/ui/Money';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import type { Cents } from '@/contract/money';
import { firstYear } from '@/contract/payout';
import type { PayoutPlan } from '@/contract/payoutPlans';
import { formatCents } from '@/lib/format/money';
import { planWords } from '@/lib/payoutWords';
import { cramped } from '@/styles/media';
import { displayFace, tabular } from '@/styles/mixins';
import { color, size, space } from '@/styles/tokens';

const Net = styled.p`
  ${displayFace}
  ${tabular}
  font-size: ${size.t46};
`;

const Sum = styled.dl`
  ${tabular}
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.s4} ${space.s16};
  padding-block: ${space.s16};
  border-block: 1px solid ${color.line};

  ${cramped} {
    grid-template-columns: 1fr;
  }

  dd {
    margin: 0;
    text-align: end;
  }
`;

const Ends = styled.ul`
  padding-inline-start: ${space.s16};
`;

const percent = (points: number) => `${points / 100} %`;

interface PayoutCardProps {
  readonly plan: PayoutPlan;
  readonly rent: Cents;
}

/** One plan: the first year's net, how it comes about, what is guaranteed and what ends that. */
export function PayoutCard({ plan, rent }: PayoutCardProps) {
  const year = firstYear(rent, plan);
  const { title, text } = planWords(plan);
  const less: readonly (readonly [string, number])[] = [
    [`Management, ${percent(plan.managementFeeBps)}`, year.management],
    [`Placement, ${percent(plan.placementFeeBps)} of one rent`, year.placement],
    [`Advance, ${percent(plan.advanceFeeBps)}`, year.advance],
  ];
  return (
    <Card as="li">
      <Stack>
        <Heading as="h3" $size="small">
          {title}
        </Heading>
        <div>
          <Net>
            <Money amount={year.net} />
          </Net>
          <Text $tone="soft">is yours in the first year</Text>
        </div>
        <Sum>
          <dt>Twelve rents</dt>
          <dd>
            <Money amount={year.rent} />
          </dd>
          {less
            .filter(([, amount]) => amount > 0)
            .map(([name, amount]) => (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{name}</dt>
                <dd>{formatCents(-amount)}</dd>
              </div>
            ))}
        </Sum>
        <Text>{text}</Text>
        {plan.endedBy.length > 0 && (
          <Disclosure summary="What ends it">
            <Ends>
              {plan.endedBy.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </Ends>
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}
