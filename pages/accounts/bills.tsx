import { createAccountPage } from '@/components/layout/page/accountPages';
import { BillsScreen } from '@/components/money/bills/BillsScreen';
import { leases } from '@/contract/leasing/leases/endpoints';
import { routes } from '@/contract/routes';
import { billQueries } from '@/lib/account/residenceQueries';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.bills;

export const getServerSideProps = accountProps(route, () => [apiQuery(leases.listLeases)], {
  afterAccount: billQueries,
});

export default createAccountPage(route, BillsScreen);
