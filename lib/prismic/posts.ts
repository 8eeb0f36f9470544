// A post as lists show it.
import type { Content, ImageField } from '@prismicio/client';
import { readingMinutes } from './text';

export interface PostCard {
  id: string;
  type: 'blog_post';
  url: string;
  title: string;
  summary: string;
  category: string | null;
  author: string | null;
  publishedOn: string;
  minutes: number;
  image: ImageField | null;
}

/** The day a post appeared: as its editor wrote it, else the day it was first published. */
export const publishedOn = ({ data, first_publication_date }: Content.BlogPostDocument): string =>
  data.published_on ?? first_publication_date.slice(0, 10);

export interface Byline {
  name: string;
  role: string | null;
  url: string | null;
}

export function postByline({ data }: Content.BlogPostDocument): Byline | null {
  const { author } = data;
  if (!('data' in author) || !author.data?.name) return null;
  return { name: author.data.name, role: author.data.role ?? null, url: author.url ?? null };
}

export function postCard(post: Content.BlogPostDocument): PostCard {
  const { data, id, uid } = post;
  return {
    id,
    type: 'blog_post',
    url: post.url ?? `/blog/${uid}`,
    title: data.title ?? uid,
    summary: data.summary ?? '',
    category: data.category,
    author: postByline(post)?.name ?? null,
    publishedOn: publishedOn(post),
    minutes: readingMinutes(data.slices),
    image: data.image.url ? data.image : null,
  };
}

/** Categories by their name in the address. */
export const categories: ReadonlyMap<string, string> = new Map([
  ['company-news', 'Company news'],
  ['property-management', 'Property management'],
  ['finance-and-investments', 'Finance and investments'],
  ['real-estate-investing', 'Real estate investing'],
  ['real-estate', 'Real estate'],
  ['how-to', 'How-to'],
]);

const categorySlug = (name: string): string | undefined => [...categories].find(([, each]) => each === name)?.[0];

/** The posts as RSS 2.0. */
export const FEED_PATH = '/blog/rss.xml';

/** `/blog?category=how-to&page=2`, with only what is not usual. */
export function blogHref(category: string | null, page: number): string {
  const query = new URLSearchParams({
    ...(category && { category: categorySlug(category) ?? '' }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/blog?${query}` : '/blog';
}
