import { createPublicPage } from '@/components/layout/page/publicPages';
import { CoSignerPage } from '@/components/leasing/applications/applicant/applicantPages';
import { routes } from '@/lib/routing/routes';

export default createPublicPage(routes.application.coSigner, CoSignerPage);
