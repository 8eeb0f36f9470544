import { css } from 'styled-components';
import { plainList } from './mixins';
import { color, space } from './tokens';

/** Entries with a line above each. */
export const ruledList = css`
  ${plainList}
  overflow-wrap: anywhere;

  > li {
    padding-block: ${space.s12};
    border-block-start: 1px solid ${color.line};
  }
`;
