import { createAccountPage } from '@/components/layout/page/accountPages';
import { FlagListScreen } from '@/components/platform/flags/FlagListScreen';
import { flags } from '@/contract/platform/flags/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskFlags;

export const getServerSideProps = accountProps(route, () => [apiQuery(flags.listFlags)]);

export default createAccountPage(route, FlagListScreen);
