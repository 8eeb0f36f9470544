import styled from 'styled-components';
import type { ContentViewProps } from '@/components/content/pages/shared/contentPages';
import { RichText } from '@/components/content/pages/shared/RichText';
import { PageHead } from '@/components/layout/head/PageHead';
import { Container } from '@/components/ui/layout/Container';
import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { AuthorPage } from '@/lib/prismic/blog.server';
import { shareImage } from '@/lib/prismic/pictures';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';
import { space } from '@/styles/tokens';
import { PostCards } from './PostCards';

const Frame = styled.div`
  display: grid;
  gap: ${space.s24};
  padding-block: ${space.s32} ${space.s96};
`;

const About = styled.header`
  display: grid;
  gap: ${space.s12};
  max-width: 44rem;
`;

export function AuthorView({ content: { author, posts }, siteUrl }: ContentViewProps<AuthorPage>) {
  const { data, uid, url } = author;
  const name = data.name ?? uid;
  const { image, largeImage } = shareImage(siteUrl, author, {});
  return (
    <Container>
      <PageHead
        title={`${name}, author`}
        canonical={absoluteUrl(siteUrl, url ?? `/blog/author/${uid}`)}
        {...(data.description && { description: data.description })}
        {...(image && { image, largeImage })}
      />
      <Frame>
        <Breadcrumbs items={[{ label: 'Blog', href: '/blog' }, { label: name }]} />
        <About>
          <Heading as="h1" $size="title">
            {name}
          </Heading>
          {data.role && (
            <Text $tone="brand" $weight="semibold">
              {data.role}
            </Text>
          )}
          <RichText field={data.about} />
        </About>
        {posts.length > 0 && <Heading $size="part">Written by {name}</Heading>}
        <PostCards posts={posts} level="h3" />
      </Frame>
    </Container>
  );
}
