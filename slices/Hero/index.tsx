import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { CmsImage } from '@/components/content/pages/shared/CmsImage';
import { LinkButtons } from '@/components/content/pages/shared/LinkButtons';
import { Container } from '@/components/ui/layout/Container';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { Columns, Frame, HeroText } from './Hero.styles';

export default function Hero({ slice: { primary } }: SliceComponentProps<Content.HeroSlice>) {
  const { eyebrow, heading, lead, link, second_link } = primary;
  const image = 'image' in primary && primary.image.url ? primary.image : undefined;
  return (
    <Frame>
      <Container>
        <Columns data-picture={Boolean(image)}>
          <HeroText>
            {eyebrow && (
              <Text $tone="brand" $weight="semibold">
                {eyebrow}
              </Text>
            )}
            <Heading as="h1" $size="title">
              {heading}
            </Heading>
            {lead && (
              <Text $size="lead" $tone="soft">
                {lead}
              </Text>
            )}
            <LinkButtons first={link} second={second_link} />
          </HeroText>
          {image && <CmsImage field={image} sizes="(min-width: 992px) 560px, 100vw" priority />}
        </Columns>
      </Container>
    </Frame>
  );
}
