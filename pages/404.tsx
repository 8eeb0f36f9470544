export { NotFoundScreen as default } from '@/components/errorPages/NotFoundScreen';
