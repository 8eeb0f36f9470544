import styled from 'styled-components';
import { color, radius, size, space } from '@/styles/tokens';

/** A small button in a row of them; pressed or not. */
export const ToolButton = styled.button`
  min-width: 2rem;
  min-height: 2rem;
  padding-inline: ${space.s8};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.ink};
  font-size: ${size.t14};
  cursor: pointer;

  &:hover {
    background: ${color.sunken};
  }

  &[aria-pressed="true"] {
    border-color: ${color.brand};
    background: ${color.brandTint};
    color: ${color.brandStrong};
  }
`;
