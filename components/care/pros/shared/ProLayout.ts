import styled from 'styled-components';
import { space } from '@/styles/tokens';

export const ProLayout = styled.div`
  padding-block: ${space.s32};
`;
