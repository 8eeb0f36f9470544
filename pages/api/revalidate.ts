export const config = { api: { bodyParser: { sizeLimit: '64kb' } } };

export { published as default } from '@/lib/prismic/publishing.server';
