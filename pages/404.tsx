export { NotFoundScreen as default } from '@/components/places/NotFoundScreen';
