import { createPublicPage } from '@/components/layout/page/publicPages';
import { CoSignerPage } from '@/components/leasing/applications/applicant/applicantPages';
import { routes } from '@/contract/routes';

export default createPublicPage(routes.application.coSigner, CoSignerPage, { slim: true });
