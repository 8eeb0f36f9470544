import { PayoutRunsScreen } from '@/components/account/payoutRuns/PayoutRunsScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { payouts } from '@/contract/payouts/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.payoutRuns;

export const getServerSideProps = accountProps(route, () => [apiQuery(payouts.listPayoutRuns)]);

export default createAccountPage(route, PayoutRunsScreen);
