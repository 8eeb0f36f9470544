import type { Content } from '@prismicio/client';
import styled from 'styled-components';
import { Container } from '@/components/ui/layout/Container';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { formatDate } from '@/lib/format/dates';
import { space } from '@/styles/tokens';

const Frame = styled.header`
  display: grid;
  gap: ${space.s12};
  padding-block: ${space.s48} ${space.s16};
`;

/** The title of a page, and for terms and policies which version it is. */
export function ContentPageHeader({
  page: { data },
}: {
  readonly page: Content.PageDocument | Content.LandingPageDocument;
}) {
  const version = 'version' in data ? data.version : null;
  const changed = 'updated_on' in data && data.updated_on ? formatDate(data.updated_on) : null;
  const versionNotes = [version && `Version ${version}`, changed && `Last changed on ${changed}`].filter(Boolean);
  return (
    <Container $width="reading">
      <Frame>
        <Heading as="h1" $size="title">
          {data.title}
        </Heading>
        {versionNotes.length > 0 && (
          <Text $tone="soft" $size="small">
            {versionNotes.join(' · ')}
          </Text>
        )}
      </Frame>
    </Container>
  );
}
