import styled, { css, keyframes } from 'styled-components';
import { below, motionAllowed } from '@/styles/media';
import { color, layer, radius, shadow, space } from '@/styles/tokens';

export type DialogSize = 'small' | 'medium' | 'large' | 'full';

const riseAnimation = keyframes`
  from {
    opacity: 0;
    translate: 0 0.75rem;
  }
`;

const fadeAnimation = keyframes`
  from {
    opacity: 0;
  }
`;

const widths = { small: '26rem', medium: '36rem', large: '56rem', full: '100%' } as const;

const fullScreenStyles = css`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  border: 0;
  border-radius: 0;
`;

const boxedStyles = css`
  ${below('sm')} {
    width: 100%;
    max-width: none;
    margin-block-end: 0;
    border-radius: ${radius.sheet} ${radius.sheet} 0 0;
  }
`;

export const Frame = styled.dialog<{ $size: DialogSize }>`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  width: calc(100% - 2rem);
  max-width: ${({ $size }) => widths[$size]};
  max-height: min(100dvh, 56rem);
  margin: auto;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.sheet};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.float};
  ${({ $size }) => ($size === 'full' ? fullScreenStyles : boxedStyles)}

  &[open] {
    display: flex;
  }

  &::backdrop {
    background: ${color.scrim};
  }

  ${motionAllowed} {
    &:modal {
      animation: ${riseAnimation} 220ms ease-out;
    }

    &::backdrop {
      animation: ${fadeAnimation} 220ms ease-out;
    }
  }
`;

/** Fills the frame, so that a press on the frame itself is a press on the backdrop. */
export const Sheet = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;

export const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.s16};
  padding: ${space.s24} ${space.s24} ${space.s8};

  form {
    margin: -0.5rem -0.5rem 0 0;
  }
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${space.s8} ${space.s24} ${space.s24};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  gap: ${space.s12};
  padding: ${space.s16} ${space.s24} max(${space.s16}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};
`;
