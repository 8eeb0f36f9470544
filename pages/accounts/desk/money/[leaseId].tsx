import { createAccountPage } from '@/components/layout/page/accountPages';
import { LeaseMoneyScreen } from '@/components/money/charges/staff/LeaseMoneyScreen';
import { charges } from '@/contract/money/charges/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.leaseMoney;

export const getServerSideProps = accountProps(route, (params) => [apiQuery(charges.listCharges, { params })]);

export default createAccountPage(route, LeaseMoneyScreen);
