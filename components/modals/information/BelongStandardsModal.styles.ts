import styled from 'styled-components';
import { color, size, space } from '@/styles/tokens';

export const StandardList = styled.ul`
  margin: 0;
  padding-inline-start: ${space.s16};
  color: ${color.inkSoft};

  li + li {
    margin-block-start: ${space.s8};
  }

  small {
    display: block;
    font-size: ${size.t14};
  }

  li::marker {
    color: ${color.brand};
  }
`;
