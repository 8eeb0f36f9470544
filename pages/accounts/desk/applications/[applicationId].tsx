import { createAccountPage } from '@/components/layout/page/accountPages';
import { DeskApplicationScreen } from '@/components/leasing/decisions/DeskApplicationScreen';
import { decisions } from '@/contract/leasing/decisions/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskApplication;

export const getServerSideProps = accountProps(route, ({ applicationId }) => [
  apiQuery(decisions.getApplicationReview, { params: { receivedApplicationId: applicationId } }),
]);

export default createAccountPage(route, DeskApplicationScreen);
