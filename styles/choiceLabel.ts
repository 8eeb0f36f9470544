import { css } from 'styled-components';
import { forcedColors, hovering } from './media';
import { focusRing } from './mixins';
import { color, motion } from './tokens';

/** The label of one of several choices, around a hidden radio button. */
export const choiceLabel = css`
  position: relative;
  border: 1px solid ${color.edge};
  background: ${color.surface};
  cursor: pointer;
  transition: border-color ${motion.hover};

  ${hovering} {
    &:hover {
      border-color: ${color.brand};
    }
  }

  &:has(:checked) {
    border-color: ${color.brand};
    box-shadow: inset 0 0 0 1px ${color.brand};
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  ${forcedColors} {
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`;
