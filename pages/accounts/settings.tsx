import { SettingsScreen } from '@/components/account/settings/SettingsScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { notifications } from '@/contract/account/notifications/endpoints';
import { profiles } from '@/contract/account/profiles/endpoints';
import { sessions } from '@/contract/account/sessions/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.settings;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(profiles.getProfile),
  apiQuery(notifications.listPreferences),
  apiQuery(sessions.listSessions),
]);

export default createAccountPage(route, SettingsScreen);
