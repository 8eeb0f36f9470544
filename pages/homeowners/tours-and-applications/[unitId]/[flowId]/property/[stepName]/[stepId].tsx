import { createAccountPage } from '@/components/layout/page/accountPages';
import { ApplicationReviewScreen } from '@/components/leasing/decisions/ApplicationReviewScreen';
import { applicationReviewQueries } from '@/components/leasing/decisions/applicationReviewQueries';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.homeowners.toursAndApplications;

export const getServerSideProps = accountProps(route, applicationReviewQueries);

export default createAccountPage(route, ApplicationReviewScreen);
