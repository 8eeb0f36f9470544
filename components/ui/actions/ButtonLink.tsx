import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { type ButtonSize, type ButtonStyleProps, type ButtonTone, buttonStyles } from './Button.styles';

const Frame = styled(NextLink)<ButtonStyleProps>`
  ${buttonStyles}
`;

export type ButtonLinkProps = ComponentProps<typeof NextLink> & {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  readonly full?: boolean;
};

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ tone = 'primary', size = 'medium', full = false, ...rest }: ButtonLinkProps) {
  return <Frame {...rest} $tone={tone} $size={size} $full={full} />;
}
