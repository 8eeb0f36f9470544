import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ContentSection } from '@/components/content/pages/shared/ContentSection';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { linkHref } from '@/lib/prismic/links';

export default function FurtherReading({ slice }: SliceComponentProps<Content.FurtherReadingSlice>) {
  const { heading, posts } = slice.primary;
  const availablePosts = posts.flatMap(({ post }) => {
    const href = linkHref(post);
    return href && 'data' in post && post.data ? [{ href, ...post.data }] : [];
  });
  if (availablePosts.length === 0) return null;
  return (
    <ContentSection heading={heading ?? 'Further reading'}>
      <Grid>
        {availablePosts.map(({ href, title, summary, category }) => (
          <Stack as={Card} key={href} $gap="s8">
            {category && (
              <Text $size="small" $tone="brand" $weight="semibold">
                {category}
              </Text>
            )}
            <Heading as="h3" $size="small">
              <Link href={href} tone="ink" prefetch={false}>
                {title}
              </Link>
            </Heading>
            <Text $tone="soft">{summary}</Text>
          </Stack>
        ))}
      </Grid>
    </ContentSection>
  );
}
