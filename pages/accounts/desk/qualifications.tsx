import { createAccountPage } from '@/components/layout/page/accountPages';
import { QualificationsScreen } from '@/components/onboarding/qualifications/staff/QualificationsScreen';
import { qualifications } from '@/contract/onboarding/qualifications/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskQualifications;

export const getServerSideProps = accountProps(route, () => [apiQuery(qualifications.listQualifications)]);

export default createAccountPage(route, QualificationsScreen);
