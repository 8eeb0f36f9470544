export { ServerErrorScreen as default } from '@/components/errorPages/ServerErrorScreen';
