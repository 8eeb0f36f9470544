import { AccountScreen } from '@/components/account/AccountScreen';
import { publicPage } from '@/components/layout/pages';
import { sessions } from '@/contract/sessions';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routes';

const route = routes.account;

export const getServerSideProps = accountProps(route, () => [apiQuery(sessions.listSessions)]);

export default publicPage(route, AccountScreen);
