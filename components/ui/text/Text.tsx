import styled, { css } from 'styled-components';
import { tabular } from '@/styles/mixins';
import { color, leading, size, weight as weights } from '@/styles/tokens';

const tones = {
  ink: color.ink,
  soft: color.inkSoft,
  faint: color.inkFaint,
  brand: color.brand,
  coral: color.coral,
  danger: color.danger,
  inherit: 'inherit',
} as const;

const sizes = { small: size.t14, normal: size.t16, large: size.t18, lead: size.t21 } as const;

export type TextStyleProps = {
  readonly $size?: keyof typeof sizes;
  readonly $tone?: keyof typeof tones;
  readonly $weight?: Exclude<keyof typeof weights, 'display'>;
  readonly $figures?: boolean;
  readonly $align?: 'start' | 'center' | 'end';
};

/** A paragraph, or anything else with `as`. */
export const Text = styled.p<TextStyleProps>`
  color: ${({ $tone = 'inherit' }) => tones[$tone]};
  font-size: ${({ $size = 'normal' }) => sizes[$size]};
  font-weight: ${({ $weight = 'regular' }) => weights[$weight]};
  line-height: ${({ $size }) => ($size === 'lead' ? 1.45 : leading.text)};
  text-align: ${({ $align }) => $align};
  ${({ $figures }) =>
    $figures &&
    css`
      ${tabular}
    `}
`;
