import { ResidentPlanScreen } from '@/components/care/recurrences/CarePlanScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { recurrences } from '@/contract/care/recurrences/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.home.recurrence;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(recurrences.listRecurrences, { query: { as: 'resident' } }),
]);

export default createAccountPage(route, ResidentPlanScreen);
