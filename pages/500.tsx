export { ServerErrorScreen as default } from '@/components/places/BrokenScreen';
