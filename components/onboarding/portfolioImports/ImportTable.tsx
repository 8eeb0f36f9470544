import styled from 'styled-components';
import { tabular } from '@/styles/mixins';
import { color, size, space, weight } from '@/styles/tokens';

export const TableScroll = styled.div`
  overflow-x: auto;
`;

/** A dense table of the desk. */
export const ImportTable = styled.table`
  ${tabular}
  width: 100%;
  border-collapse: collapse;
  font-size: ${size.t14};

  th,
  td {
    padding: ${space.s4} ${space.s12};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }

  thead th,
  tfoot th,
  tfoot td {
    font-weight: ${weight.semibold};
  }

  [data-kind="cents"] {
    text-align: end;
    white-space: nowrap;
  }
`;
