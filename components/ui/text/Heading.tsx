import styled, { css } from 'styled-components';
import { displayFace } from '@/styles/mixins';
import { color, font, leading, size, weight } from '@/styles/tokens';

const headingSizes = { hero: size.t64, title: size.t46, section: size.t34, part: size.t26, small: size.t21 } as const;

export type HeadingProps = {
  /** `hero`, `title`, `section`, `part` and `small` speak in the serif; `label` in the sans. */
  readonly $size?: keyof typeof headingSizes | 'label';
  readonly $align?: 'start' | 'center';
};

/** A heading; its level is the element it is drawn `as` (an h2 by default), its size is a matter of looks. */
export const Heading = styled.h2<HeadingProps>`
  color: ${color.ink};
  text-align: ${({ $align }) => $align};
  max-width: 100%;
  overflow-wrap: break-word;
  ${({ $size = 'section' }) =>
    $size === 'label'
      ? css`
          font-family: ${font.text};
          font-size: ${size.t16};
          font-weight: ${weight.semibold};
          line-height: ${leading.snug};
        `
      : css`
          ${displayFace}
          font-size: ${headingSizes[$size]};
        `}
`;
