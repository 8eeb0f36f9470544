import { LeaseTermsScreen } from '@/components/application/lease/LeaseTermsScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/lib/routing/routes';

export default createPublicPage(routes.application.lease, LeaseTermsScreen);
