import { createAccountPage } from '@/components/layout/page/accountPages';
import { PayoutRunsScreen } from '@/components/money/payouts/staff/PayoutRunsScreen';
import { payouts } from '@/contract/money/payouts/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.payoutRuns;

export const getServerSideProps = accountProps(route, () => [apiQuery(payouts.listPayoutRuns)]);

export default createAccountPage(route, PayoutRunsScreen);
