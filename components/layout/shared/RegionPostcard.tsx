import NextLink from 'next/link';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { postcards, streetImage } from '@/lib/media/siteImages';
import { hovering } from '@/styles/media';
import { displayFace } from '@/styles/mixins';
import { color, motion, radius, shadow, size, space } from '@/styles/tokens';
import { SiteImage } from './SiteImage';

const Card = styled(NextLink)`
  display: block;
  height: 100%;
  overflow: hidden;
  padding: ${space.s8} ${space.s8} ${space.s12};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  text-decoration: none;
  transition: box-shadow ${motion.hover};

  ${hovering} {
    &:hover {
      box-shadow: ${shadow.lift};
    }
  }

  picture {
    display: block;
    overflow: hidden;
    aspect-ratio: 3 / 2;
    border-radius: ${radius.control};
    background: ${color.sky};
  }

  strong {
    ${displayFace}
    display: block;
    padding: ${space.s8} ${space.s8} 0;
    font-size: ${size.t21};
  }

  p {
    padding-inline: ${space.s8};
  }
`;

interface RegionPostcardProps {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  /** How wide the picture is drawn, for the browser to choose a file. */
  readonly sizes: string;
  readonly children?: ReactNode;
}

/** A region as a postcard with its name, and what is to be said of it beneath. */
export function RegionPostcard({ slug, name, href, sizes, children }: RegionPostcardProps) {
  return (
    <Card href={href} prefetch={false}>
      <SiteImage image={postcards[slug] ?? streetImage} sizes={sizes} />
      <strong>{name}</strong>
      {children}
    </Card>
  );
}
