import styled from 'styled-components';
import { up } from '@/styles/media';
import { space } from '@/styles/tokens';

export const HomesFrame = styled.div`
  padding-block: ${space.s32} ${space.s64};

  ${up('md')} {
    padding-block: ${space.s48} ${space.s96};
  }
`;
