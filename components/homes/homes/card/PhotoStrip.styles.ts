import NextLink from 'next/link';
import styled from 'styled-components';
import { hovering, motionAllowed } from '@/styles/media';
import { color, motion, radius, size, space } from '@/styles/tokens';

export const Frame = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  background: ${color.sunken};
`;

export const Strip = styled(NextLink)`
  display: flex;
  height: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  ${motionAllowed} {
    scroll-behavior: smooth;
  }
`;

export const Slide = styled.span`
  flex: 0 0 100%;
  height: 100%;
  scroll-snap-align: center;
  scroll-snap-stop: always;
`;

/** For a pointer; a finger swipes, and the keyboard finds every picture in the home itself. */
export const StripButton = styled.div<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block-start: calc(50% - 1rem);
  inset-inline-start: ${({ $side }) => ($side === 'start' ? space.s8 : 'auto')};
  inset-inline-end: ${({ $side }) => ($side === 'end' ? space.s8 : 'auto')};
  display: none;
  opacity: 0;
  transition: opacity ${motion.hover};

  ${hovering} {
    display: block;

    ${Frame}:hover & {
      opacity: 1;
    }
  }
`;

export const Count = styled.span`
  position: absolute;
  inset-block-end: ${space.s8};
  inset-inline-end: ${space.s8};
  padding: 0.1em 0.6em;
  border-radius: ${radius.pill};
  background: ${color.mediaScrim};
  color: ${color.onMedia};
  font-size: ${size.t14};
  pointer-events: none;
`;
