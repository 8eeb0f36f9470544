import { createAccountPage } from '@/components/layout/page/accountPages';
import { ResidentHomeScreen } from '@/components/tenancy/renewals/ResidentHomeScreen';
import { renewals } from '@/contract/tenancy/renewals/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.home.properties;

export const getServerSideProps = accountProps(route, () => [apiQuery(renewals.listRenewals)]);

export default createAccountPage(route, ResidentHomeScreen);
