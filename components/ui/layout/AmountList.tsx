import styled from 'styled-components';
import { color, space } from '@/styles/tokens';

/** Names (`dt`) and amounts (`dd`); the last is the total of those before it. */
export const AmountList = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  row-gap: ${space.s8};
  margin: 0;

  dd {
    margin: 0;
    padding-inline-start: ${space.s16};
    text-align: end;
  }

  > :nth-last-child(-n + 2) {
    padding-block-start: ${space.s8};
    border-block-start: 1px solid ${color.line};
    font-weight: 600;
  }
`;
