import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import { ContentSection } from '@/components/content/Section';
import { Notice } from '@/components/ui/Notice';

export default function NoticeSlice({ slice }: SliceComponentProps<Content.NoticeSlice>) {
  const { tone, title, body } = slice.primary;
  return (
    <ContentSection width="reading">
      <Notice tone={tone ?? 'info'} title={title}>
        <RichText field={body} />
      </Notice>
    </ContentSection>
  );
}
