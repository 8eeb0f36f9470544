import styled from 'styled-components';
import { forcedColors, hovering } from '@/styles/media';
import { focusRing, tabular } from '@/styles/mixins';
import { color, motion, radius, size, space, weight } from '@/styles/tokens';

export const Days = styled.div`
  display: flex;
  gap: ${space.s8};
  /* Room for the focus ring, which a scrolling box would cut off. */
  margin: -${space.s8};
  padding: ${space.s8};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${space.s8};
`;

export const Day = styled.button`
  ${tabular}
  display: grid;
  flex: none;
  justify-items: center;
  gap: 0.125rem;
  min-width: 4.25rem;
  padding: ${space.s8} ${space.s12};
  border: 1px solid ${color.edge};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  font: inherit;
  line-height: 1.25;
  cursor: pointer;
  scroll-snap-align: start;
  transition: border-color ${motion.hover};

  ${hovering} {
    &:hover {
      border-color: ${color.brand};
    }
  }

  &:focus-visible {
    ${focusRing}
  }

  &[aria-pressed="true"] {
    border-color: ${color.brand};
    background: ${color.brand};
    color: ${color.onBrand};
  }

  ${forcedColors} {
    &[aria-pressed="true"] {
      border: 3px solid Highlight;
    }
  }
`;

export const DayNumber = styled.span`
  font-size: ${size.t21};
  font-weight: ${weight.semibold};
`;

export const DayLabel = styled.span`
  font-size: ${size.t14};
`;

export const Times = styled.div`
  display: grid;
  gap: ${space.s16};

  fieldset > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(6.25rem, 1fr));
  }

  label {
    ${tabular}
    padding-inline: ${space.s4};
  }
`;

/** Enter in a field presses the first button of its form: this one, not the first day. */
export const SubmitButton = styled.button`
  position: absolute;
  width: 1px;
  height: 1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
`;
