import { createAccountPage } from '@/components/layout/page/accountPages';
import { MoneyDeskScreen } from '@/components/money/ledger/staff/MoneyDeskScreen';
import { moneyRequests } from '@/contract/money/moneyRequests/endpoints';
import { unclaimedProperty } from '@/contract/money/unclaimedProperty/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.moneyDesk;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(moneyRequests.listMoneyRequests),
  apiQuery(desk.listQueues),
  apiQuery(unclaimedProperty.listUnclaimedProperty),
]);

export default createAccountPage(route, MoneyDeskScreen);
