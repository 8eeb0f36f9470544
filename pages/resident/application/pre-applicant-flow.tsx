import { createPublicPage } from '@/components/layout/page/publicPages';
import { ApplicantPage } from '@/components/leasing/applications/applicant/applicantPages';
import { routes } from '@/contract/routes';

export default createPublicPage(routes.application.applicant, ApplicantPage, { slim: true });
