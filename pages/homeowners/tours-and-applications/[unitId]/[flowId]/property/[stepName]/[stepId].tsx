import { ApplicationReviewScreen } from '@/components/account/leasing/ApplicationReviewScreen';
import { applicationReviewQueries } from '@/components/account/leasing/applicationReviewQueries';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.homeowners.toursAndApplications;

export const getServerSideProps = accountProps(route, applicationReviewQueries);

export default createAccountPage(route, ApplicationReviewScreen);
