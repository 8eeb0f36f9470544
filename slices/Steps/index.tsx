import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ContentSection } from '@/components/content/pages/shared/ContentSection';
import { RichText } from '@/components/content/pages/shared/RichText';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { Body, List, Step } from './Steps.styles';

export default function Steps({ slice }: SliceComponentProps<Content.StepsSlice>) {
  const { heading, intro, steps } = slice.primary;
  return (
    <ContentSection heading={heading} intro={intro} width="reading">
      <List>
        {steps.map(({ title, body, time }) => (
          <Step key={title}>
            <Body>
              <Heading as={heading ? 'h3' : 'h2'} $size="small">
                {title}
              </Heading>
              {time && (
                <Text $size="small" $tone="brand" $weight="semibold">
                  {time}
                </Text>
              )}
              <RichText field={body} />
            </Body>
          </Step>
        ))}
      </List>
    </ContentSection>
  );
}
