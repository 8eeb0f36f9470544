import { CmsImage } from '@/components/content/pages/shared/CmsImage';
import type { ContentViewProps } from '@/components/content/pages/shared/contentPages';
import { JsonLd } from '@/components/layout/head/JsonLd';
import { PageHead } from '@/components/layout/head/PageHead';
import { Container } from '@/components/ui/layout/Container';
import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { Post } from '@/lib/prismic/blog.server';
import { postJsonLd } from '@/lib/prismic/jsonLd';
import { shareImage } from '@/lib/prismic/pictures';
import { blogHref, FEED_PATH } from '@/lib/prismic/posts';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';
import { PostCards } from './PostCards';
import { Byline } from './PostView.Byline';
import { Article, More, Top } from './PostView.styles';

const breadcrumb = (category: string) => ({ label: category, href: blogHref(category, 1) });

export function PostView({ content: { post, related }, siteUrl, slices: Slices }: ContentViewProps<Post>) {
  const { data, uid } = post;
  const title = data.title ?? uid;
  const path = post.url ?? `/blog/${uid}`;
  const { image, largeImage } = shareImage(siteUrl, post, data.share_image, data.image);
  // Where the writer says what to read next, we do not say it again.
  const recommends = data.slices.some(({ slice_type }) => slice_type === 'further_reading');
  const description = data.description ?? data.summary;
  return (
    <>
      <PageHead
        title={title}
        canonical={absoluteUrl(siteUrl, path)}
        noindex={data.noindex}
        type="article"
        feed={absoluteUrl(siteUrl, FEED_PATH)}
        {...(description && { description })}
        {...(image && { image, largeImage })}
      />
      <Article>
        <Container $width="reading">
          <Top>
            <Breadcrumbs
              items={[{ label: 'Blog', href: '/blog' }, ...(data.category ? [breadcrumb(data.category)] : [])]}
            />
            <Heading as="h1" $size="title">
              {title}
            </Heading>
            <Text $size="lead" $tone="soft">
              {data.summary}
            </Text>
            <Byline post={post} url={absoluteUrl(siteUrl, path)} />
            <CmsImage field={data.image} sizes="(min-width: 680px) 680px, 100vw" priority />
          </Top>
        </Container>
        <Slices slices={data.slices} />
      </Article>
      {related.length > 0 && !recommends && (
        <Container>
          <More>
            <Heading $size="part">Read next</Heading>
            <PostCards posts={related} level="h3" />
          </More>
        </Container>
      )}
      <JsonLd data={typeof window === 'undefined' && postJsonLd(siteUrl, post)} />
    </>
  );
}
