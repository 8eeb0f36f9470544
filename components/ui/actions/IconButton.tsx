import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { forcedColors, hovering } from '@/styles/media';
import { plainButton } from '@/styles/mixins';
import { color, motion, radius } from '@/styles/tokens';

type Tone = 'plain' | 'surface' | 'media';

const tones = {
  plain: css`
    color: inherit;

    ${hovering} {
      &:hover {
        background: color-mix(in srgb, currentColor 10%, transparent);
      }
    }
  `,
  surface: css`
    border: 1px solid ${color.edge};
    background: ${color.surface};
    color: ${color.ink};

    ${hovering} {
      &:hover {
        background: ${color.brandWash};
      }
    }
  `,
  media: css`
    background: ${color.mediaScrim};
    color: ${color.onMedia};

    ${hovering} {
      &:hover {
        background: ${color.brandDeep};
      }
    }
  `,
};

const Frame = styled.button<{ $tone: Tone; $small: boolean }>`
  ${plainButton}
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $small }) => ($small ? '2rem' : '2.75rem')};
  height: ${({ $small }) => ($small ? '2rem' : '2.75rem')};
  border-radius: ${radius.pill};
  transition: background ${motion.hover};
  ${({ $tone }) => tones[$tone]}

  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }

  ${forcedColors} {
    border: 1px solid ButtonText;
  }
`;

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** What it does, for those who cannot see the icon. */
  readonly label: string;
  readonly tone?: Tone;
  readonly small?: boolean;
  readonly children: ReactNode;
};

export function IconButton({ label, tone = 'plain', small = false, type = 'button', ...rest }: IconButtonProps) {
  return <Frame {...rest} type={type} aria-label={label} $tone={tone} $small={small} />;
}
