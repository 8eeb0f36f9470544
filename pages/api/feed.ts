export const config = { api: { externalResolver: true } };

export { feedHandler as default } from '@/lib/prismic/feed.server';
