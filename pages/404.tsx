export { NotFoundScreen as default } from '@/components/layout/errorPages/NotFoundScreen';
