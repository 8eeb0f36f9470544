import styled, { css } from 'styled-components';
import { forcedColors, hovering } from '@/styles/media';
import { plainButton, tabular } from '@/styles/mixins';
import { color, motion, radius, shadow, size, space, weight } from '@/styles/tokens';

type PinStyle = { readonly $highlighted: boolean; readonly $seen: boolean; readonly $dot: boolean };

const highlightedStyle = css`
  border-color: ${color.brand};
  background: ${color.brand};
  color: ${color.onBrand};
`;

/** Small to look at, large enough to press. */
const dotStyle = css<{ $seen: boolean }>`
  min-width: 0.875rem;
  min-height: 0.875rem;
  padding: 0;
  border: 2px solid ${color.surface};
  background: ${({ $seen }) => ($seen ? color.inkFaint : color.brand)};

  &::after {
    content: "";
    position: absolute;
    inset: -0.375rem;
  }
`;

export const Pin = styled.button<PinStyle>`
  ${plainButton}
  ${tabular}
  position: relative;
  display: block;
  min-width: 1.75rem;
  min-height: 1.75rem;
  padding: 0 ${space.s8};
  border: 1px solid ${color.edge};
  border-radius: ${radius.pill};
  background: ${({ $seen }) => ($seen ? color.sunken : color.surface)};
  color: ${({ $seen }) => ($seen ? color.inkSoft : color.ink)};
  box-shadow: ${shadow.lift};
  font-size: ${size.t14};
  font-weight: ${weight.semibold};
  line-height: 1.7rem;
  white-space: nowrap;
  transition:
    background ${motion.hover},
    color ${motion.hover};

  ${({ $dot }) => $dot && dotStyle}
  ${({ $highlighted }) => $highlighted && highlightedStyle}

  ${hovering} {
    &:hover {
      ${highlightedStyle}
    }
  }

  ${forcedColors} {
    outline: ${({ $highlighted }) => ($highlighted ? '3px solid Highlight' : 'none')};
  }
`;

const widths = { few: '2.25rem', some: '2.75rem', many: '3.25rem' } as const;

export const Cluster = styled.button<{ $size: keyof typeof widths }>`
  ${plainButton}
  ${tabular}
  display: grid;
  place-items: center;
  width: ${({ $size }) => widths[$size]};
  height: ${({ $size }) => widths[$size]};
  border: 2px solid ${color.onBrandDeep};
  border-radius: 50%;
  background: ${color.brandDeep};
  color: ${color.onBrandDeep};
  box-shadow: ${shadow.lift};
  font-size: ${size.t14};
  font-weight: ${weight.semibold};
  transition: background ${motion.hover};

  ${hovering} {
    &:hover {
      background: ${color.banner};
      color: ${color.onBanner};
    }
  }
`;
