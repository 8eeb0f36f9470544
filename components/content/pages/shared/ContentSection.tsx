import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '@/components/ui/layout/Container';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { headingAnchor } from '@/lib/prismic/text';
import { space } from '@/styles/tokens';

const Frame = styled.section`
  padding-block: ${space.s24};
  scroll-margin-block-start: 5rem;
`;

const Top = styled.div`
  max-width: 44rem;
  margin-block-end: ${space.s24};

  > * + * {
    margin-block-start: ${space.s12};
  }
`;

interface ContentSectionProps {
  readonly heading?: string | null;
  readonly intro?: string | null;
  readonly anchor?: string | null;
  readonly width?: 'reading' | 'content';
  readonly children: ReactNode;
}

/** One slice of a page, with its heading. */
export function ContentSection({ heading, intro, anchor, width = 'content', children }: ContentSectionProps) {
  const id = anchor || (heading ? headingAnchor(heading) : undefined);
  return (
    <Frame id={id}>
      <Container $width={width}>
        {(heading || intro) && (
          <Top>
            {heading && <Heading $size={width === 'reading' ? 'part' : 'section'}>{heading}</Heading>}
            {intro && (
              <Text $size="large" $tone="soft">
                {intro}
              </Text>
            )}
          </Top>
        )}
        {children}
      </Container>
    </Frame>
  );
}
