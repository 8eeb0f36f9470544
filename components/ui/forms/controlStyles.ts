import { css } from 'styled-components';
import { hovering } from '@/styles/media';
import { controlEdge } from '@/styles/mixins';
import { color, motion, size, space } from '@/styles/tokens';

/** How anything that is typed in looks. */
export const controlStyles = css`
  ${controlEdge}
  display: block;
  width: 100%;
  min-height: 3rem;
  padding: ${space.s8} ${space.s16};
  font-size: max(1rem, ${size.t16});
  line-height: 1.4;
  transition: border-color ${motion.hover};

  ${hovering} {
    &:hover:not(:disabled) {
      border-color: ${color.ink};
    }
  }

  &[aria-invalid="true"] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }

  &:disabled {
    border-color: ${color.line};
    background: ${color.sunken};
    color: ${color.inkFaint};
  }

  &:read-only:not(select) {
    background: ${color.sunken};
  }
`;
