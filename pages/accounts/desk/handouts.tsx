import { createAccountPage } from '@/components/layout/page/accountPages';
import { HandoutsScreen } from '@/components/platform/handouts/HandoutsScreen';
import { handouts } from '@/contract/platform/handouts/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskHandouts;

export const getServerSideProps = accountProps(route, () => [apiQuery(handouts.listHandouts)]);

export default createAccountPage(route, HandoutsScreen);
