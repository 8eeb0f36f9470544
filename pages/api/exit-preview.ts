export { exitPreview as default } from '@/lib/prismic/previews.server';
