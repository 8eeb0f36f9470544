import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { Cents } from '@/contract/amounts/cents';
import { size, weight } from '@/styles/tokens';

const Amount = styled.p`
  font-size: ${size.t46};
  font-weight: ${weight.semibold};
  line-height: 1.1;
`;

interface OverviewFigureProps {
  readonly id?: string;
  readonly title: string;
  readonly amount: Cents;
  /** From when or by when. */
  readonly children: ReactNode;
}

/** The one number of an overview. */
export function OverviewFigure({ id, title, amount, children }: OverviewFigureProps) {
  return (
    <Stack $gap="s4">
      <Heading id={id} $size="label">
        {title}
      </Heading>
      <Amount>
        <Money amount={amount} cents="always" />
      </Amount>
      <Text $tone="soft">{children}</Text>
    </Stack>
  );
}
