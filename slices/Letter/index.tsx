import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import styled from 'styled-components';
import { ContentSection } from '@/components/content/pages/shared/ContentSection';
import { RichText } from '@/components/content/pages/shared/RichText';
import { Card } from '@/components/ui/layout/Card';
import { displayFace } from '@/styles/mixins';
import { size, space } from '@/styles/tokens';

const Signature = styled.p`
  ${displayFace}
  margin-block-start: ${space.s24};
  font-size: ${size.t21};
`;

export default function Letter({ slice }: SliceComponentProps<Content.LetterSlice>) {
  const { heading, body, signature } = slice.primary;
  return (
    <ContentSection heading={heading} width="reading">
      <Card $tone="wash" $pad="s32">
        <RichText field={body} />
        {signature && <Signature>{signature}</Signature>}
      </Card>
    </ContentSection>
  );
}
