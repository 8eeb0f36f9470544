import { createAccountPage } from '@/components/layout/page/accountPages';
import { SetupScreen } from '@/components/platform/setup/SetupScreen';
import { setup } from '@/contract/platform/setup/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskSetup;

export const getServerSideProps = accountProps(route, () => [apiQuery(setup.getSetup)]);

export default createAccountPage(route, SetupScreen);
