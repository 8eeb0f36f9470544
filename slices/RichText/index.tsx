import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import { Section } from '@/components/content/Section';

export default function RichTextSlice({ slice }: SliceComponentProps<Content.RichTextSlice>) {
  return (
    <Section width="reading">
      <RichText field={slice.primary.content} />
    </Section>
  );
}
