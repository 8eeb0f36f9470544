import styled from 'styled-components';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';

export const DeviceList = styled.ul`
  ${plainList}
  display: grid;
`;

export const DeviceItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8} ${space.s16};
  padding-block: ${space.s12};
  border-block-start: 1px solid ${color.line};
`;
