import styled from 'styled-components';
import { type Space, space } from '@/styles/tokens';

type GridStyleProps = {
  readonly $gap?: Space;
  /** The narrowest a column may be before there is one fewer; any CSS length. */
  readonly $min?: string;
};

/** As many equal columns as fit. */
export const Grid = styled.div<GridStyleProps>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min = '17rem' }) => $min}, 100%), 1fr));
  gap: ${({ $gap = 's24' }) => ($gap === 's0' ? 0 : space[$gap])};
`;
