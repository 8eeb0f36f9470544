import styled from 'styled-components';
import { tabular } from '@/styles/mixins';
import { color, size, space, weight } from '@/styles/tokens';

/** Names on the left, money on the right, a total beneath a line. */
export const Table = styled.table`
  ${tabular}
  text-align: start;

  th,
  td {
    padding-block: ${space.s12};
    border-block-end: 1px solid ${color.line};
    vertical-align: top;
  }

  th {
    padding-inline-end: ${space.s16};
    font-weight: ${weight.medium};
    text-align: start;
  }

  td {
    text-align: end;
    white-space: nowrap;
  }

  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.t14};
    font-weight: ${weight.regular};
  }

  tfoot th,
  tfoot td {
    border-block-end: 0;
    font-weight: ${weight.bold};
  }

  caption {
    padding-block: ${space.s16} ${space.s4};
    font-size: ${size.t18};
    font-weight: ${weight.semibold};
    text-align: start;
  }
`;
