import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import styled from 'styled-components';
import { ContentSection } from '@/components/content/pages/shared/ContentSection';
import { Card } from '@/components/ui/layout/Card';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { headingsIn } from '@/lib/prismic/headings';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';

const List = styled.ol`
  ${plainList}
  margin-block-start: ${space.s12};
  columns: 18rem;

  li {
    padding-block: ${space.s4};
    break-inside: avoid;
  }
`;

export default function Contents({ slice, slices }: SliceComponentProps<Content.ContentsSlice>) {
  const title = slice.primary.heading || 'On this page';
  return (
    <ContentSection width="reading">
      <Card as="nav" $tone="sunken" aria-label={title}>
        <Heading as="p" $size="label">
          {title}
        </Heading>
        <List>
          {headingsIn(slices as readonly Content.PageDocumentDataSlicesSlice[]).map(({ text, anchor }) => (
            <li key={anchor}>
              <Link href={`#${anchor}`}>{text}</Link>
            </li>
          ))}
        </List>
      </Card>
    </ContentSection>
  );
}
