import { createAccountPage } from '@/components/layout/page/accountPages';
import { BillsScreen } from '@/components/money/bills/BillsScreen';
import { leases } from '@/contract/leasing/leases/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.bills;

export const getServerSideProps = accountProps(route, () => [apiQuery(leases.listLeases)]);

export default createAccountPage(route, BillsScreen);
