import styled, { keyframes } from 'styled-components';
import { forcedColors, motionAllowed } from '@/styles/media';
import { color, radius } from '@/styles/tokens';

type SkeletonStyleProps = {
  /** Any CSS length. */
  readonly $width?: string;
  readonly $height?: string;
  readonly $ratio?: string;
  readonly $round?: 'control' | 'card' | 'pill';
};

const shineAnimation = keyframes`
  to {
    background-position: -150% 0;
  }
`;

/** The shape of what is coming. Hidden from screen readers: say "Loading homes" once, beside the group of them. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonStyleProps>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height, $ratio }) => $height ?? ($ratio ? 'auto' : '1em')};
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: ${({ $round = 'control' }) => radius[$round]};
  background:
    linear-gradient(100deg, ${color.skeleton} 40%, ${color.skeletonShine} 50%, ${color.skeleton} 60%) 150% 0 / 250% 100%;

  ${motionAllowed} {
    animation: ${shineAnimation} 1.6s linear infinite;
  }

  ${forcedColors} {
    border: 1px solid GrayText;
  }
`;
