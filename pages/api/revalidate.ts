export const config = { api: { bodyParser: { sizeLimit: '64kb' } } };

export { publishHandler as default } from '@/lib/prismic/publishing.server';
