import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ContentSection } from '@/components/content/pages/shared/ContentSection';
import { RichText } from '@/components/content/pages/shared/RichText';

export default function RichTextSlice({ slice }: SliceComponentProps<Content.RichTextSlice>) {
  return (
    <ContentSection width="reading">
      <RichText field={slice.primary.content} />
    </ContentSection>
  );
}
