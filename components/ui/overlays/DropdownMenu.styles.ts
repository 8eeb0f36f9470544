import styled, { css } from 'styled-components';
import { forcedColors } from '@/styles/media';
import { plainButton } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

export const GroupHeading = styled.div`
  padding: ${space.s12} ${space.s12} ${space.s4};
  color: ${color.inkFaint};
  font-size: ${size.t14};
  font-weight: ${weight.semibold};
`;

export type ItemStyleProps = { readonly $danger?: boolean };

export const itemStyles = css<ItemStyleProps>`
  ${plainButton}
  display: flex;
  align-items: center;
  gap: ${space.s12};
  width: 100%;
  min-height: 2.5rem;
  padding: ${space.s8} ${space.s12};
  border-radius: ${radius.control};
  color: ${({ $danger }) => ($danger ? color.danger : color.ink)};
  text-decoration: none;

  &:hover,
  &:focus-visible {
    background: ${color.brandWash};
  }

  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }

  &[aria-checked="true"] {
    font-weight: ${weight.semibold};
  }

  &:disabled {
    color: ${color.inkFaint};
  }

  ${forcedColors} {
    &:hover {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Tick = styled.span`
  margin-inline-start: auto;
  color: ${color.brand};
`;
