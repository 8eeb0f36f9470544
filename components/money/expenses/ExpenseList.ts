import styled from 'styled-components';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';

/** Expenses one below the other, with room between them. */
export const ExpenseList = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s16};
`;
