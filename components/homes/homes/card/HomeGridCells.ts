import styled from 'styled-components';
import { up } from '@/styles/media';
import { plainList, skipOffscreen } from '@/styles/mixins';
import { space } from '@/styles/tokens';

export const HomeGridCells = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s24} ${space.s16};

  ${up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${up('lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space.s24};
  }

  & > li {
    min-width: 0;
  }

  /* More than the first screen of any phone shows. */
  & > li:nth-child(n + 4) {
    ${skipOffscreen('26rem')}
  }
`;
