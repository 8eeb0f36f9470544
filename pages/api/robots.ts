export const config = { api: { externalResolver: true } };

export { robots as default } from '@/lib/page/sitemaps.server';
