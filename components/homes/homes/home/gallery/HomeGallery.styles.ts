import styled from 'styled-components';
import { up } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { color, radius, space, width } from '@/styles/tokens';

export const Frame = styled.section`
  position: relative;
`;

/** One large picture and four small ones; on small screens a row to swipe. */
export const Mosaic = styled.ul`
  ${plainList}
  display: flex;
  gap: ${space.s8};
  overflow-x: auto;
  /* From edge to edge on a phone. */
  margin-inline: calc(-1 * ${width.gutter});
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  li {
    flex: 0 0 100%;
    aspect-ratio: 4 / 3;
    overflow: hidden;
    background: ${color.sunken};
    scroll-snap-align: center;
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
    /* The rent and the way to a tour stay in the first view. */
    width: 100%;
    max-height: max(16rem, 36vh);
    margin-inline: 0;
    border-radius: ${radius.card};

    li {
      aspect-ratio: auto;
      border-radius: ${radius.control};
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
