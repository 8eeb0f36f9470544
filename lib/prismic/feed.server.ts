// The blog as RSS.

import { siteEnv } from '@/lib/env.server';
import { xmlElement } from '@/lib/format/xml';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';
import { allPosts } from './blog.server';
import { contentClient } from './client.server';
import { FEED_PATH, postByline, publishedOn } from './posts';
import { publicText, webHandler } from './webHandler.server';

const MAX_POSTS = 30;

/** `GET /blog/rss.xml` */
export const feedHandler = webHandler(async () => {
  const client = contentClient();
  const [posts, settings] = await Promise.all([allPosts(client), client.getByType('settings', { pageSize: 1 })]);
  const { SITE_URL } = siteEnv();
  const about = settings.results[0]?.data;
  const items = posts.slice(0, MAX_POSTS).map((post) => {
    const link = absoluteUrl(SITE_URL, post.url ?? `/blog/${post.uid}`);
    const author = postByline(post)?.name;
    return [
      '<item>',
      xmlElement('title', post.data.title ?? post.uid),
      xmlElement('link', link),
      xmlElement('guid', link),
      xmlElement('pubDate', new Date(`${publishedOn(post)}T09:00:00Z`).toUTCString()),
      ...(author ? [xmlElement('dc:creator', author)] : []),
      ...(post.data.category ? [xmlElement('category', post.data.category)] : []),
      xmlElement('description', post.data.summary ?? ''),
      '</item>',
    ].join('');
  });
  const head = [
    xmlElement('title', about?.blog_title ?? 'Blog'),
    xmlElement('link', absoluteUrl(SITE_URL, '/blog')),
    xmlElement('description', about?.blog_description ?? ''),
    xmlElement('language', 'en-us'),
    `<atom:link href="${absoluteUrl(SITE_URL, FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
  ].join('');
  const spaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${spaces}><channel>${head}${items.join('\n')}</channel></rss>\n`;
  return publicText(body, 'application/rss+xml');
});
