export const config = { api: { externalResolver: true } };

export { sitemaps as default } from '@/lib/page/sitemaps.server';
