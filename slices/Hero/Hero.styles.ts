import styled from 'styled-components';
import { up } from '@/styles/media';
import { space } from '@/styles/tokens';

export const Frame = styled.section`
  padding-block: ${space.s48} ${space.s24};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s32};
  align-items: center;

  ${up('lg')} {
    &[data-picture="true"] {
      grid-template-columns: 1fr 1fr;
      gap: ${space.s64};
    }
  }
`;

export const HeroText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
  justify-items: start;
  max-width: 44rem;
`;
