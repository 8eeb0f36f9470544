import type { Content } from '@prismicio/client';
import styled from 'styled-components';
import { ShareButton } from '@/components/layout/shared/ShareButton';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { formatDate } from '@/lib/format/dates';
import { postByline, publishedOn } from '@/lib/prismic/posts';
import { readingMinutes } from '@/lib/prismic/text';
import { space } from '@/styles/tokens';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12};
`;

interface BylineProps {
  readonly post: Content.BlogPostDocument;
  /** Where the post stands, for the person it is shared with. */
  readonly url: string;
}

/** Who wrote it and when, how long it takes, and sharing it. */
export function Byline({ post, url }: BylineProps) {
  const author = postByline(post);
  const { data } = post;
  const day = publishedOn(post);
  const changed = data.updated_on && data.updated_on > day ? data.updated_on : null;
  return (
    <Frame>
      <div>
        {author && (
          <Text $weight="semibold">
            {author.url ? (
              <Link href={author.url} tone="ink" prefetch={false}>
                {author.name}
              </Link>
            ) : (
              author.name
            )}
            {author.role && `, ${author.role}`}
          </Text>
        )}
        <Text $size="small" $tone="soft">
          <time dateTime={day}>{formatDate(day)}</time>
          {changed && (
            <>
              {', last changed on '}
              <time dateTime={changed}>{formatDate(changed)}</time>
            </>
          )}
          {` · ${readingMinutes(data.slices)} min read`}
        </Text>
      </div>
      <ShareButton address={url} title={data.title ?? ''} />
    </Frame>
  );
}
