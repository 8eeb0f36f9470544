import styled from 'styled-components';
import { Grid } from '@/components/ui/layout/Grid';
import { Section } from '@/components/ui/layout/Section';
import { Text } from '@/components/ui/text/Text';
import type { HomeResults } from '@/contract/homes/homes/endpoints';
import type { PayoutPlan } from '@/contract/money/payoutPlans/endpoints';
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
      text: 'Each listing shows every fee: rent, required fees, and move-in costs.',
      source: `Homes for rent as of ${day}`,
    },
    {
      figure: maxGuaranteeCents > 0 ? formatCents(maxGuaranteeCents) : undefined,
      text: 'The most we pay a homeowner per lease, with rent guarantee and eviction coverage combined.',
      source: `Our guaranteed plans as of ${day}`,
    },
    {
      figure: '1 business day',
      text: 'The longest you’ll wait for an answer from a person. We tell you the day and time when you ask.',
      source: 'Our own deadline since day one',
    },
  ];
  return (
    <Section id="promises" title="Our promises, in numbers">
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
