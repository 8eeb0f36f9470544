import styled from 'styled-components';
import { up } from '@/styles/media';
import { space } from '@/styles/tokens';

export const Top = styled.div`
  display: grid;
  gap: ${space.s32};
  padding-block: ${space.s32} 0;

  ${up('md')} {
    padding-block-start: ${space.s64};
  }
`;
