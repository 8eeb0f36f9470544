export { enterPreview as default } from '@/lib/prismic/previews.server';
