import { SettingsScreen } from '@/components/account/settings/SettingsScreen';
import { accountPage } from '@/components/layout/accountPages';
import { sessions } from '@/contract/sessions';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routes';

const route = routes.accounts.settings;

export const getServerSideProps = accountProps(route, () => [apiQuery(sessions.listSessions)]);

export default accountPage(route, SettingsScreen);
