import styled from 'styled-components';
import { plainList } from '@/styles/mixins';
import { color, radius, space } from '@/styles/tokens';

/** Room for a picture beneath the title and above the caption. */
const slideHeight = 'calc(100dvh - 13rem)';

/** The pictures side by side. The browser's own scrolling is the swipe, and its own zoom the pinch. */
export const Strip = styled.ul`
  ${plainList}
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  touch-action: pan-x pan-y pinch-zoom;
`;

export const Slide = styled.li<{ $ratio: number }>`
  display: grid;
  flex: 0 0 100%;
  place-items: center;
  height: ${slideHeight};
  min-height: 12rem;
  scroll-snap-align: center;
  scroll-snap-stop: always;

  img[data-fill] {
    width: min(100%, calc((${slideHeight}) * ${({ $ratio }) => $ratio.toFixed(4)}));
    height: auto;
    aspect-ratio: ${({ $ratio }) => $ratio.toFixed(4)};
    border-radius: ${radius.control};
    background-color: ${color.sunken};
  }
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s24};
  padding-block-start: ${space.s12};

  p {
    flex: 0 1 28rem;
  }
`;
