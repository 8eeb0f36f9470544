import styled from 'styled-components';
import { CmsImage } from '@/components/content/pages/shared/CmsImage';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { formatDate } from '@/lib/format/dates';
import type { PostCard } from '@/lib/prismic/posts';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';

const List = styled(Grid)`
  ${plainList}
`;

const Frame = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;

  img {
    aspect-ratio: 3 / 2;
    border-radius: 0;
  }

  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.s8};
  padding: ${space.s24};

  > :last-child {
    margin-block-start: auto;
  }
`;

interface PostCardsProps {
  readonly posts: readonly PostCard[];
  /** The level of each title. */
  readonly level: 'h2' | 'h3';
  /** The first picture is in view at once. */
  readonly isFirst?: boolean;
}

export function PostCards({ posts, level, isFirst = false }: PostCardsProps) {
  return (
    <List as="ul" $min="20rem">
      {posts.map(({ id, url, title, summary, category, author, publishedOn, minutes, image }, at) => (
        <li key={id}>
          <Frame $pad="s0">
            {image && (
              <CmsImage
                field={{ ...image, alt: '' }}
                sizes="(min-width: 992px) 380px, 100vw"
                priority={isFirst && at === 0}
              />
            )}
            <Content>
              {category && (
                <Text $size="small" $tone="brand" $weight="semibold">
                  {category}
                </Text>
              )}
              <Heading as={level} $size="small">
                <Link href={url} tone="ink" subdued prefetch={false}>
                  {title}
                </Link>
              </Heading>
              <Text $tone="soft">{summary}</Text>
              <Text $size="small" $tone="soft">
                {[author, formatDate(publishedOn), `${minutes} min read`].filter(Boolean).join(' · ')}
              </Text>
            </Content>
          </Frame>
        </li>
      ))}
    </List>
  );
}
