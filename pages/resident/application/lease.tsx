import { LeaseScreen } from '@/components/application/LeaseScreen';
import { publicPage } from '@/components/layout/pages';
import { routes } from '@/lib/routes';

export default publicPage(routes.application.lease, LeaseScreen);
