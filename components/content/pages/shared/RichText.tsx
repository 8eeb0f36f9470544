import type { RichTextField } from '@prismicio/client';
import { type JSXMapSerializer, PrismicRichText } from '@prismicio/react';
import styled from 'styled-components';
import { headingAnchor } from '@/lib/prismic/text';
import { displayFace } from '@/styles/mixins';
import { leading, size, space } from '@/styles/tokens';
import { CmsImage } from './CmsImage';
import { CmsLink } from './CmsLink';

const Frame = styled.div`
  display: flow-root;
  line-height: ${leading.text};
  overflow-wrap: break-word;

  > * + * {
    margin-block-start: ${space.s16};
  }

  h2,
  h3,
  h4 {
    ${displayFace}
    margin-block: ${space.s32} 0;
    scroll-margin-block-start: 6rem;
  }

  h2 {
    font-size: ${size.t26};
  }

  h3 {
    font-size: ${size.t21};
  }

  h4 {
    font-size: ${size.t18};
  }

  ul,
  ol {
    padding-inline-start: ${space.s24};
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li + li {
    margin-block-start: ${space.s8};
  }
`;

/** Everything else is drawn as Prismic draws it; nothing brings markup of its own. */
const components: JSXMapSerializer = {
  heading1: ({ children, node }) => <h2 id={headingAnchor(node.text)}>{children}</h2>,
  heading2: ({ children, node }) => <h2 id={headingAnchor(node.text)}>{children}</h2>,
  heading3: ({ children, node }) => <h3 id={headingAnchor(node.text)}>{children}</h3>,
  hyperlink: ({ children, node }) => <CmsLink field={node.data}>{children}</CmsLink>,
  image: ({ node }) => <CmsImage field={node} sizes="(min-width: 680px) 680px, 100vw" />,
  // Not null: that would leave it to the default, which trusts the markup of the embed.
  embed: () => <></>,
  label: ({ children }) => <>{children}</>,
};

/** Running text of a document. */
export function RichText({ field }: { readonly field: RichTextField }) {
  return (
    <Frame>
      <PrismicRichText field={field} components={components} />
    </Frame>
  );
}
