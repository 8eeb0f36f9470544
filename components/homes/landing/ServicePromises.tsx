import styled from 'styled-components';
import { Grid } from '@/components/ui/layout/Grid';
import { Section } from '@/components/ui/layout/Section';
import { Text } from '@/components/ui/text/Text';
import type { HomeResults } from '@/contract/homes/endpoints';
import type { PayoutPlan } from '@/contract/payoutPlans/endpoints';
import { formatDate } from '@/lib/format/dates';
import { formatCents } from '@/lib/format/money';
import { homeCountLabel } from '@/lib/labels/place.labels';
import { displayFace, plainList, tabular } from '@/styles/mixins';
import { color, size, space } from '@/styles/tokens';

const PromiseCard = styled.li`
  display: grid;
  gap: ${space.s4};
  padding-block-start: ${space.s16};
  border-block-start: 3px solid ${color.apricot};
`;

const Figure = styled.p`
  ${displayFace}
  ${tabular}
  color: ${color.brand};
  font-size: ${size.t46};
`;

const List = styled(Grid)`
  ${plainList}
`;

interface ServicePromisesProps {
  readonly found: HomeResults | undefined;
  readonly plans: readonly PayoutPlan[];
  /** When the figures were taken. */
  readonly now: number;
}

/** What we promise, each with a figure and its date. */
export function ServicePromises({ found, plans, now }: ServicePromisesProps) {
  const day = formatDate(new Date(now).toISOString().slice(0, 10));
  const maxGuaranteeCents = Math.max(0, ...plans.map((plan) => plan.guaranteeLimitCents));
  const promises = [
    {
      figure: found && homeCountLabel(found),
      text: 'Each with every fee on the table: the rent, what comes on top of it, and the cash to move in.',
      source: `Homes to rent, counted on ${day}`,
    },
    {
      figure: maxGuaranteeCents > 0 ? formatCents(maxGuaranteeCents) : undefined,
      text: 'The most we pay a homeowner for one lease, rent guarantee and eviction cover together.',
      source: `Our plans with a guarantee, as of ${day}`,
    },
    {
      figure: '1 working day',
      text: 'The longest you wait until a person answers. We name the day and hour when you ask.',
      source: 'Our own deadline, since our first day',
    },
  ];
  return (
    <Section id="promises" title="Promises with numbers in them">
      <List as="ul" $gap="s32" $min="19rem">
        {promises.map(({ figure, text, source }) =>
          figure ? (
            <PromiseCard key={source}>
              <Figure>{figure}</Figure>
              <Text>{text}</Text>
              <Text $size="small" $tone="faint">
                {source}
              </Text>
            </PromiseCard>
          ) : null,
        )}
      </List>
    </Section>
  );
}
