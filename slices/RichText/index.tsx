import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import { ContentSection } from '@/components/content/Section';

export default function RichTextSlice({ slice }: SliceComponentProps<Content.RichTextSlice>) {
  return (
    <ContentSection width="reading">
      <RichText field={slice.primary.content} />
    </ContentSection>
  );
}
