import { ApplicationReviewScreen } from '@/components/account/leasing/ApplicationScreen';
import { createAccountPage } from '@/components/layout/accountPages';
import { accountProps } from '@/lib/page/account.server';
import { applicationReviewQueries } from '@/lib/receivedApplications';
import { routes } from '@/lib/routes';

const route = routes.homeowners.toursAndApplications;

export const getServerSideProps = accountProps(route, applicationReviewQueries);

export default createAccountPage(route, ApplicationReviewScreen);
