import { SettingsScreen } from '@/components/account/settings/SettingsScreen';
import { createAccountPage } from '@/components/layout/accountPages';
import { notifications } from '@/contract/notifications';
import { profiles } from '@/contract/profiles';
import { sessions } from '@/contract/sessions';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routes';

const route = routes.accounts.settings;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(profiles.getProfile),
  apiQuery(notifications.listPreferences),
  apiQuery(sessions.listSessions),
]);

export default createAccountPage(route, SettingsScreen);
