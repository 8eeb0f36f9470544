import { MyApplications } from '@/components/account/applications/OwnApplications';
import { MyToursScreen } from '@/components/account/tours/ToursScreen';
import { Stack } from '@/components/ui/Stack';
import { account } from '@/contract/account';
import { useApi } from '@/hooks/useApi';
import { LeasingScreen } from './LeasingScreen';
import { ScreeningsScreen } from './ScreeningsScreen';

/** Tours and applications, as they concern whoever is signed in. */
export function ToursAndApplicationsScreen() {
  const { data } = useApi(account.getAccount);
  if (data?.roles.includes('staff')) return <ScreeningsScreen />;
  if (!data?.roles.includes('homeowner')) return <MyToursScreen />;
  return (
    <Stack $gap="s48">
      <div>
        <LeasingScreen />
      </div>
      <MyApplications />
    </Stack>
  );
}
