import styled from 'styled-components';
import { type Space, space } from '@/styles/tokens';

type StackStyleProps = {
  readonly $gap?: Space;
  readonly $align?: 'stretch' | 'start' | 'center' | 'end';
};

/** One beneath the other. */
export const Stack = styled.div<StackStyleProps>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = 'stretch' }) => $align};
  gap: ${({ $gap = 's16' }) => ($gap === 's0' ? 0 : space[$gap])};
  min-width: 0;

  ul& {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
