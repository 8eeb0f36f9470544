import { createAccountPage } from '@/components/layout/page/accountPages';
import { ApplicationReviewScreen } from '@/components/leasing/decisions/ApplicationReviewScreen';
import { applicationReviewQueries } from '@/components/leasing/decisions/applicationReviewQueries';
import { routes } from '@/contract/routes';
import { accountProps } from '@/lib/page/account.server';

const route = routes.homeowners.toursAndApplications;

export const getServerSideProps = accountProps(route, applicationReviewQueries);

export default createAccountPage(route, ApplicationReviewScreen);
