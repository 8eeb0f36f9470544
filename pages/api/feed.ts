export const config = { api: { externalResolver: true } };

export { feed as default } from '@/lib/prismic/feed.server';
