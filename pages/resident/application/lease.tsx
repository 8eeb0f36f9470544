import { createPublicPage } from '@/components/layout/page/publicPages';
import { LeaseTermsScreen } from '@/components/leasing/applications/lease/LeaseTermsScreen';
import { routes } from '@/contract/routes';

export default createPublicPage(routes.application.lease, LeaseTermsScreen, { slim: true });
