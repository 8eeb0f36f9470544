import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { up } from '@/styles/media';
import { color, space } from '@/styles/tokens';
import { Container } from './Container';
import { Stack } from './Stack';

const Frame = styled.section<{ $tinted: boolean }>`
  padding-block: ${space.s48};
  background: ${({ $tinted }) => ($tinted ? color.sunken : 'none')};

  ${up('md')} {
    padding-block: ${space.s96};
  }
`;

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly intro?: ReactNode;
  readonly tinted?: boolean;
  readonly children: ReactNode;
}

/** One thing the page has to say. */
export function Section({ id, title, intro, tinted = false, children }: SectionProps) {
  return (
    <Frame aria-labelledby={id} $tinted={tinted}>
      <Container>
        <Stack $gap="s32">
          <Stack $gap="s8">
            <Heading id={id} $size="section">
              {title}
            </Heading>
            {intro && (
              <Text $size="large" $tone="soft">
                {intro}
              </Text>
            )}
          </Stack>
          {children}
        </Stack>
      </Container>
    </Frame>
  );
}
