export { ServerErrorScreen as default } from '@/components/layout/errorPages/ServerErrorScreen';
