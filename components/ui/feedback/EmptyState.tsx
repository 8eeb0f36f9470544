import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { space } from '@/styles/tokens';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.s16};
  max-width: 32rem;
  margin-inline: auto;
  padding: ${space.s32} ${space.s16};
  text-align: center;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s12};
  margin-block-start: ${space.s8};
`;

type EmptyStateProps = {
  readonly picture?: ReactNode;
  readonly title: string;
  /** The level of the title in the page it stands in. */
  readonly level?: 'h1' | 'h2' | 'h3';
  /** What to do next. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
};

export function EmptyState({ picture, title, level = 'h2', children, actions }: EmptyStateProps) {
  return (
    <Frame>
      {picture}
      <Heading as={level} $size="part" $align="center">
        {title}
      </Heading>
      {children && (
        <Text as="div" $tone="soft">
          {children}
        </Text>
      )}
      {actions && <Actions>{actions}</Actions>}
    </Frame>
  );
}
