import styled, { css } from 'styled-components';
import { below } from '@/styles/media';
import { color, motion, radius, shadow, space } from '@/styles/tokens';
import type { Align } from './popoverPosition';

export type PanelStyleProps = { readonly $align: Align; readonly $sheet: boolean; readonly $pad: boolean };

const positionAreas = { start: 'bottom span-right', center: 'bottom', end: 'bottom span-left' } as const;

const sheetStyles = css`
  ${below('sm')} {
    position-area: none;
    inset: auto 0 0;
    width: 100%;
    max-width: none;
    max-height: 85dvh;
    margin: 0;
    border-radius: ${radius.sheet} ${radius.sheet} 0 0;
    padding-block-end: max(${space.s24}, env(safe-area-inset-bottom));

    &::backdrop {
      background: ${color.scrim};
    }
  }
`;

/** The floating panel of popovers and menus: the browser's own popover, hung beneath the button that opens it. */
export const Panel = styled.div<PanelStyleProps>`
  position: fixed;
  width: max-content;
  min-width: 12rem;
  max-width: min(26rem, calc(100vw - 1rem));
  max-height: min(36rem, calc(100dvh - 1rem));
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${({ $pad }) => ($pad ? space.s16 : space.s8)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.float};
  transition: opacity ${motion.enter};

  @supports (position-area: bottom) {
    inset: auto;
    margin: ${space.s8} 0;
    /* As tall as there is room on its side; where that is little, the other side is tried. */
    max-height: min(36rem, max(100% - 1rem, 20rem));
    position-area: ${({ $align }) => positionAreas[$align]};
    position-try-fallbacks:
      flip-block,
      flip-inline,
      flip-block flip-inline;
  }

  &:popover-open {
    @starting-style {
      opacity: 0;
    }
  }

  ${({ $sheet }) => $sheet && sheetStyles}
`;
