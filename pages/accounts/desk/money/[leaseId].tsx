import { LeaseMoneyScreen } from '@/components/account/leaseMoney/LeaseMoneyScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { charges } from '@/contract/charges/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.leaseMoney;

export const getServerSideProps = accountProps(route, (params) => [apiQuery(charges.listCharges, { params })]);

export default createAccountPage(route, LeaseMoneyScreen);
