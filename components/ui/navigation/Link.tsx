import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { hovering } from '@/styles/media';
import { color, motion } from '@/styles/tokens';

type Tone = 'brand' | 'ink' | 'inherit';

const tones = { brand: color.brand, ink: color.ink, inherit: 'inherit' } as const;

const Frame = styled(NextLink)<{ $tone: Tone; $quiet: boolean }>`
  color: ${({ $tone }) => tones[$tone]};
  text-decoration: ${({ $quiet }) => ($quiet ? 'none' : 'underline')};
  text-decoration-thickness: 0.08em;
  transition: color ${motion.hover};

  ${hovering} {
    &:hover {
      color: ${({ $tone }) => ($tone === 'inherit' ? 'inherit' : color.brandStrong)};
      text-decoration: underline;
    }
  }
`;

export type LinkProps = ComponentProps<typeof NextLink> & {
  readonly tone?: Tone;
  /** Underlined only under the pointer; for lists of links, never within a sentence. */
  readonly subdued?: boolean;
};

export function Link({ tone = 'brand', subdued = false, ...rest }: LinkProps) {
  return <Frame {...rest} $tone={tone} $quiet={subdued} />;
}
