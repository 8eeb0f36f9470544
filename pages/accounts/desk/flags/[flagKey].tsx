import { createAccountPage } from '@/components/layout/page/accountPages';
import { FlagScreen } from '@/components/platform/flags/FlagScreen';
import { flags } from '@/contract/platform/flags/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskFlag;

export const getServerSideProps = accountProps(route, ({ flagKey }) => [
  apiQuery(flags.getFlag, { params: { flagKey } }),
  apiQuery(flags.getFlagResults, { params: { flagKey } }),
]);

export default createAccountPage(route, FlagScreen);
