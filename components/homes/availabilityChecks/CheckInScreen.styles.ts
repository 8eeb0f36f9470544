import styled from 'styled-components';
import { space } from '@/styles/tokens';

export const CheckInLayout = styled.div`
  min-height: 60vh;
  padding-block: ${space.s48} ${space.s96};
`;
