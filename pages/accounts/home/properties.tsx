import { createAccountPage } from '@/components/layout/page/accountPages';
import { ResidentHomeScreen } from '@/components/tenancy/renewals/ResidentHomeScreen';
import { routes } from '@/contract/routes';
import { renewals } from '@/contract/tenancy/renewals/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.home.properties;

export const getServerSideProps = accountProps(route, () => [apiQuery(renewals.listRenewals)]);

export default createAccountPage(route, ResidentHomeScreen);
