import { FlagListScreen } from '@/components/account/flags/FlagListScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { flags } from '@/contract/flags/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.deskFlags;

export const getServerSideProps = accountProps(route, () => [apiQuery(flags.listFlags)]);

export default createAccountPage(route, FlagListScreen);
