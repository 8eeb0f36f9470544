import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import styled from 'styled-components';
import { CmsImage } from '@/components/content/pages/shared/CmsImage';
import { ContentSection } from '@/components/content/pages/shared/ContentSection';
import { color, size, space } from '@/styles/tokens';

const Caption = styled.figcaption`
  margin-block-start: ${space.s8};
  color: ${color.inkSoft};
  font-size: ${size.t14};
`;

const sizes = {
  reading: '(min-width: 680px) 680px, 100vw',
  content: '(min-width: 1200px) 1200px, 100vw',
} as const;

export default function Picture({ slice }: SliceComponentProps<Content.PictureSlice>) {
  const { image, caption, width } = slice.primary;
  const across = width ?? 'reading';
  if (!image.url) return null;
  return (
    <ContentSection width={across}>
      <figure>
        <CmsImage field={image} sizes={sizes[across]} />
        {caption && <Caption>{caption}</Caption>}
      </figure>
    </ContentSection>
  );
}
