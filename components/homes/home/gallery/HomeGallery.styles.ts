import styled from 'styled-components';
import { up } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { color, radius, space } from '@/styles/tokens';

export const Frame = styled.section`
  position: relative;
`;

/** One large picture and four small ones; on small screens a row to swipe. */
export const Mosaic = styled.ul`
  ${plainList}
  display: flex;
  gap: ${space.s8};
  overflow-x: auto;
  border-radius: ${radius.card};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  li {
    flex: 0 0 92%;
    aspect-ratio: 4 / 3;
    overflow: hidden;
    border-radius: ${radius.control};
    background: ${color.sunken};
    scroll-snap-align: center;
  }

  li:only-child {
    flex-basis: 100%;
  }

  a {
    display: block;
    height: 100%;
  }

  a:focus-visible {
    outline-offset: -4px;
  }

  ${up('md')} {
    display: grid;
    grid-template-columns: 2fr 1fr 1fr;
    grid-auto-rows: minmax(0, 1fr);
    overflow: hidden;
    aspect-ratio: 2.1;

    li {
      aspect-ratio: auto;
    }

    li:first-child {
      grid-row: span 2;
    }

    li:only-child {
      grid-column: 1 / -1;
    }

    li:nth-child(n + 6) {
      display: none;
    }
  }
`;

export const ShowAllButton = styled.div`
  position: absolute;
  inset-block-end: ${space.s16};
  inset-inline-end: ${space.s16};
`;
