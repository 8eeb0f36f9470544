import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import styled from 'styled-components';
import { ContentSection } from '@/components/content/pages/shared/ContentSection';
import { LinkButtons } from '@/components/content/pages/shared/LinkButtons';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { smallScreen } from '@/styles/media';
import { color, radius, space } from '@/styles/tokens';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
  justify-items: start;
  padding: ${space.s32} ${space.s24};
  border: 1px solid ${color.brandTint};
  border-radius: ${radius.sheet};
  background: ${color.brandWash};

  ${smallScreen} {
    padding-inline: ${space.s12};
  }

  &[data-tone="deep"] {
    border-color: ${color.brand};
    background: ${color.brandTint};
  }
`;

export default function CallToAction({ slice }: SliceComponentProps<Content.CallToActionSlice>) {
  const { heading, body, link, second_link, tone } = slice.primary;
  return (
    <ContentSection>
      <Frame data-tone={tone}>
        {heading && <Heading $size="part">{heading}</Heading>}
        {body && (
          <Text $size="large" $tone="soft">
            {body}
          </Text>
        )}
        <LinkButtons first={link} second={second_link} />
      </Frame>
    </ContentSection>
  );
}
