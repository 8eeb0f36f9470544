import styled, { css } from 'styled-components';
import { HomeGridCells } from '@/components/homes/homes/card/HomeGridCells';
import { up } from '@/styles/media';
import { color, layer, shadow, space, width } from '@/styles/tokens';

/** The height of the header, which stays in view above. */
const headerOffset = '4.5rem';

export const TopPane = styled.div`
  min-width: 0;
  padding-block: ${space.s24};
`;

export const ListPane = styled.div`
  min-width: 0;
  padding: 0 ${width.gutter} ${space.s64};

  ${up('lg')} {
    ${HomeGridCells} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space.s24} ${space.s16};
    }
  }

  @media (min-width: 1700px) {
    ${HomeGridCells} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

export const MapContainer = styled.div`
  height: calc(100dvh - ${headerOffset});
  /* The page keeps a little more than the header free. */
  scroll-margin-block-start: -${space.s16};

  ${up('lg')} {
    grid-area: 1 / 2 / span 2;
    position: sticky;
    inset-block-start: ${headerOffset};
    border-inline-start: 1px solid ${color.line};
  }
`;

/** List and map side by side; on small screens the one or the other. */
export const Split = styled.div<{ $showMap: boolean }>`
  display: grid;

  ${({ $showMap }) =>
    $showMap
      ? css`
          ${ListPane} {
            display: none;
          }
        `
      : css`
          ${MapContainer} {
            display: none;
          }
        `}

  ${up('lg')} {
    grid-template-columns: minmax(0, 1fr) minmax(24rem, 44%);
    grid-template-rows: auto 1fr;

    ${MapContainer} {
      display: block;
    }
  }
`;

/** Above the sources of the map, which must stay readable. */
export const ViewToggle = styled.div<{ $showMap: boolean }>`
  position: fixed;
  inset: auto 50% ${({ $showMap }) => ($showMap ? '2.75rem' : space.s24)} auto;
  z-index: ${layer.sticky};
  translate: 50% 0;
  border-radius: 999px;
  box-shadow: ${shadow.float};

  ${up('lg')} {
    display: none;
  }
`;
