import styled from 'styled-components';
import type { ContentViewProps } from '@/components/content/pages/shared/contentPages';
import { PageHead } from '@/components/layout/head/PageHead';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Container } from '@/components/ui/layout/Container';
import { Link } from '@/components/ui/navigation/Link';
import { Pagination } from '@/components/ui/navigation/Pagination';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { Blog } from '@/lib/prismic/blog.server';
import { blogHref, categories, FEED_PATH } from '@/lib/prismic/posts';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';
import { color, space } from '@/styles/tokens';
import { BlogCategories } from './BlogCategories';
import { PostCards } from './PostCards';

/** No page of ours, so no link that is followed without leaving the page. */
const Feed = styled.a`
  color: ${color.brand};
`;

const Frame = styled.div`
  display: grid;
  gap: ${space.s24};
  padding-block: ${space.s48} ${space.s96};
`;

export function BlogView({ content, siteUrl }: ContentViewProps<Blog>) {
  const { settings, posts, category, page, pages } = content;
  const title = category ?? settings?.blog_title ?? 'Blog';
  const number = page > 1 ? `, page ${page}` : '';
  const feed = absoluteUrl(siteUrl, FEED_PATH);
  return (
    <Container>
      <PageHead
        title={`${category ? `${category} on the blog` : title}${number}`}
        canonical={absoluteUrl(siteUrl, blogHref(category, page))}
        feed={feed}
        {...(settings?.blog_description && !category && { description: settings.blog_description })}
      />
      <Frame>
        <Heading as="h1" $size="title">
          {title}
        </Heading>
        {!category && settings?.blog_lead && (
          <Text $size="lead" $tone="soft">
            {settings.blog_lead}
          </Text>
        )}
        <BlogCategories categories={[...categories.values()]} current={category} hrefOf={(name) => blogHref(name, 1)} />
        {posts.length > 0 ? (
          <PostCards posts={posts} level="h2" isFirst />
        ) : (
          <EmptyState title="Nothing here yet">
            <Link href="/blog">See every post</Link>
          </EmptyState>
        )}
        <Pagination label="Pages of posts" page={page} pages={pages} hrefOf={(each) => blogHref(category, each)} />
        <Text $size="small" $tone="soft">
          Read us in your own reader: <Feed href={feed}>our feed</Feed>.
        </Text>
      </Frame>
    </Container>
  );
}
