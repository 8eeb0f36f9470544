import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ContentSection } from '@/components/content/pages/shared/ContentSection';
import { RichText } from '@/components/content/pages/shared/RichText';
import { Notice } from '@/components/ui/feedback/Notice';

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
