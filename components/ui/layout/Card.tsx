import styled, { css } from 'styled-components';
import { color, radius, type Space, shadow, space } from '@/styles/tokens';

export type CardStyleProps = {
  /** `line` lies on the page, `float` hovers above it, `sunken` is set into it, `wash` is tinted. */
  readonly $tone?: 'line' | 'float' | 'sunken' | 'wash';
  readonly $pad?: Space;
};

const tones = {
  line: css`
    border: 1px solid ${color.line};
    background: ${color.surface};
  `,
  float: css`
    border: 1px solid transparent;
    background: ${color.surface};
    box-shadow: ${shadow.float};
  `,
  sunken: css`
    border: 1px solid transparent;
    background: ${color.sunken};
  `,
  wash: css`
    border: 1px solid ${color.brandTint};
    background: ${color.brandWash};
  `,
};

export const Card = styled.div<CardStyleProps>`
  min-width: 0;
  padding: ${({ $pad = 's24' }) => ($pad === 's0' ? 0 : space[$pad])};
  border-radius: ${radius.card};
  ${({ $tone = 'line' }) => tones[$tone]}
`;
