import { css } from 'styled-components';
import { forcedColors, hovering, smallScreen } from '@/styles/media';
import { color, font, motion, radius, size, space, weight } from '@/styles/tokens';

export type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link' | 'media';
export type ButtonSize = 'small' | 'medium' | 'large';
export type ButtonStyleProps = { readonly $tone: ButtonTone; readonly $size: ButtonSize; readonly $full: boolean };

const sizes = {
  small: css`
    min-height: 2.25rem;
    padding: 0.3rem 0.85rem;
    font-size: ${size.t14};
  `,
  medium: css`
    min-height: 2.75rem;
    padding: 0.5rem 1.15rem;
    font-size: ${size.t16};
  `,
  large: css`
    min-height: 3.25rem;
    padding: 0.7rem 1.5rem;
    font-size: ${size.t18};
  `,
};

const tones = {
  primary: css`
    background: ${color.brand};
    color: ${color.onBrand};

    ${hovering} {
      &:hover {
        background: ${color.brandStrong};
      }
    }
  `,
  secondary: css`
    border-color: ${color.edge};
    background: ${color.surface};
    color: ${color.ink};

    ${hovering} {
      &:hover {
        border-color: ${color.brand};
        background: ${color.brandWash};
      }
    }
  `,
  ghost: css`
    color: ${color.ink};

    ${hovering} {
      &:hover {
        background: ${color.sunken};
      }
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};

    ${hovering} {
      &:hover {
        filter: brightness(0.92);
      }
    }
  `,
  link: css`
    min-height: 1.75rem;
    padding: ${space.s4} 0;
    color: ${color.brand};
    text-decoration: underline;

    ${hovering} {
      &:hover {
        color: ${color.brandStrong};
      }
    }
  `,
  media: css`
    border-color: ${color.onMedia};
    background: ${color.mediaScrim};
    color: ${color.onMedia};

    ${hovering} {
      &:hover {
        background: ${color.brandDeep};
      }
    }
  `,
};

/** How anything that is pressed looks, whether a button or a link. */
export const buttonStyles = css<ButtonStyleProps>`
  position: relative;
  display: ${({ $full }) => ($full ? 'flex' : 'inline-flex')};
  align-items: center;
  justify-content: center;
  gap: ${space.s8};
  width: ${({ $full }) => ($full ? '100%' : 'auto')};
  max-width: 100%;
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: transparent;
  font-family: ${font.text};
  font-weight: ${weight.semibold};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background ${motion.hover},
    border-color ${motion.hover},
    color ${motion.hover};
  ${({ $size }) => sizes[$size]}
  ${({ $tone }) => tones[$tone]}

  ${smallScreen} {
    padding-inline: 0.5rem;
    overflow-wrap: anywhere;
  }

  &:disabled,
  &[aria-disabled="true"] {
    opacity: 0.6;
    cursor: not-allowed;
  }

  ${forcedColors} {
    border-color: ButtonText;
    border-width: ${({ $tone }) => ($tone === 'link' ? '0' : '1px')};
  }
`;
