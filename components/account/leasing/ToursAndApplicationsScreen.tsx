import { FirstRunScreen } from '@/components/account/firstRun/FirstRunScreen';
import { firstRuns } from '@/components/account/firstRun/firstRuns.data';
import { account } from '@/contract/account';
import { useApi } from '@/hooks/useApi';
import { routes } from '@/lib/routes';
import { LeasingScreen } from './LeasingScreen';
import { ScreeningsScreen } from './ScreeningsScreen';

/** Tours and applications, as they concern whoever is signed in. */
export function ToursAndApplicationsScreen() {
  const { data } = useApi(account.getAccount);
  const words = firstRuns[routes.accounts.toursAndApplications.pattern];
  if (data?.roles.includes('staff')) return <ScreeningsScreen />;
  if (data?.roles.includes('homeowner')) return <LeasingScreen />;
  return words ? <FirstRunScreen {...words} /> : null;
}
