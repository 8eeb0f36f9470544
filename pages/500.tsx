export { BrokenScreen as default } from '@/components/places/BrokenScreen';
