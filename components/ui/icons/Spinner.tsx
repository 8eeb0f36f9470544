import styled, { keyframes } from 'styled-components';
import { forcedColors, motionAllowed } from '@/styles/media';

const spinAnimation = keyframes`
  to {
    rotate: 1turn;
  }
`;

/** A turning arc in the color of the text; a resting arc under reduced motion. Say in words what is awaited. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  width: 1.25em;
  height: 1.25em;
  border: 0.15em solid color-mix(in srgb, currentColor 25%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;

  ${forcedColors} {
    border-color: GrayText;
    border-top-color: CanvasText;
  }

  ${motionAllowed} {
    animation: ${spinAnimation} 800ms linear infinite;
  }
`;
