import styled from 'styled-components';
import { space } from '@/styles/tokens';

export const JobLayout = styled.div`
  padding-block: ${space.s32};
`;
