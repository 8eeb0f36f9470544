import styled from 'styled-components';
import { type Space, space } from '@/styles/tokens';

type RowStyleProps = {
  readonly $gap?: Space;
  readonly $align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  readonly $justify?: 'start' | 'center' | 'end' | 'space-between';
  readonly $wrap?: boolean;
};

/** Side by side; wraps by default. */
export const Row = styled.div<RowStyleProps>`
  display: flex;
  flex-wrap: ${({ $wrap = true }) => ($wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = 's12' }) => ($gap === 's0' ? 0 : space[$gap])};
  min-width: 0;
  max-width: 100%;
`;
