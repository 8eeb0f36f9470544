import { ApplicantPage } from '@/components/application/applicant/applicantPages';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/lib/routing/routes';

export default createPublicPage(routes.application.applicant, ApplicantPage);
