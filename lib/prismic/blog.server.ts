// What the pages of the blog ask for.
import { type Content, filter } from '@prismicio/client';
import type { ContentClient } from './client.server';
import { categories, type PostCard, postCard } from './posts';

const newestFirst = [
  { field: 'my.blog_post.published_on', direction: 'desc' as const },
  { field: 'document.first_publication_date', direction: 'desc' as const },
];
const PER_PAGE = 9;

export interface Blog {
  settings: Content.SettingsDocumentData | null;
  posts: PostCard[];
  category: string | null;
  page: number;
  pages: number;
}

const pageNumber = (text: string | undefined) => (text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1);

/** One page of the blog, of everything or of one category. */
export async function findBlogPage(client: ContentClient, query: Record<string, string>): Promise<Blog> {
  const category = categories.get(query.category ?? '') ?? null;
  const page = pageNumber(query.page);
  const [settings, found] = await Promise.all([
    client.getByType('settings', { pageSize: 1 }),
    client.getByType('blog_post', {
      filters: category ? [filter.at('my.blog_post.category', category)] : [],
      orderings: newestFirst,
      pageSize: PER_PAGE,
      page,
    }),
  ]);
  const posts = found.results.map(postCard);
  return { settings: settings.results[0]?.data ?? null, posts, category, page, pages: found.total_pages };
}

export interface Post {
  post: Content.BlogPostDocument;
  related: PostCard[];
}

/** A post and three more of its category, or of any where there are too few. */
export async function findPost(client: ContentClient, uid: string): Promise<Post> {
  const post = await client.getByUID('blog_post', uid);
  const others = await client.getByType('blog_post', { orderings: newestFirst, pageSize: 50 });
  const cards = others.results.filter(({ id }) => id !== post.id).map(postCard);
  const near = cards.filter(({ category }) => category === post.data.category);
  return { post, related: [...near, ...cards.filter((card) => !near.includes(card))].slice(0, 3) };
}

export interface AuthorPage {
  author: Content.AuthorDocument;
  posts: PostCard[];
}

export async function findAuthor(client: ContentClient, uid: string): Promise<AuthorPage> {
  const author = await client.getByUID('author', uid);
  const { results } = await client.getByType('blog_post', {
    filters: [filter.at('my.blog_post.author', author.id)],
    orderings: newestFirst,
    pageSize: 100,
  });
  return { author, posts: results.map(postCard) };
}

/** Everything there is, newest first, for the feed and the site map. */
export const allPosts = (client: ContentClient) => client.getAllByType('blog_post', { orderings: newestFirst });
