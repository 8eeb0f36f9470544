import styled from 'styled-components';
import { space } from '@/styles/tokens';

export const SavedFrame = styled.div`
  display: grid;
  gap: ${space.s16};
  padding-block: ${space.s32} ${space.s96};
`;
