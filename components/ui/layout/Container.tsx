import styled from 'styled-components';
import { width } from '@/styles/tokens';

type ContainerStyleProps = { readonly $width?: 'content' | 'reading' | 'full' };

const outer = (inner: string) => `calc(${inner} + 2 * ${width.gutter})`;

const widths = { content: outer(width.content), reading: outer(width.reading), full: 'none' } as const;

/** The middle of the page: content width, reading width, or all of it; with the gutter at its sides. */
export const Container = styled.div<ContainerStyleProps>`
  width: 100%;
  max-width: ${({ $width = 'content' }) => widths[$width]};
  margin-inline: auto;
  padding-inline: ${width.gutter};
`;
