import { LeaseTermsScreen } from '@/components/application/LeaseScreen';
import { createPublicPage } from '@/components/layout/pages';
import { routes } from '@/lib/routes';

export default createPublicPage(routes.application.lease, LeaseTermsScreen);
