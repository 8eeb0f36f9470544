import styled from 'styled-components';
import { color, space } from '@/styles/tokens';

export const StandardList = styled.ul`
  margin: 0;
  padding-inline-start: ${space.s16};
  color: ${color.inkSoft};

  li + li {
    margin-block-start: ${space.s4};
  }

  li::marker {
    color: ${color.brand};
  }
`;
