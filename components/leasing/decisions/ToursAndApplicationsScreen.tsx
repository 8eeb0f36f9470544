import { MyApplications } from '@/components/leasing/applications/MyApplications';
import { ScreeningsScreen } from '@/components/leasing/screenings/ScreeningsScreen';
import { MyToursScreen } from '@/components/leasing/tours/MyToursScreen';
import { Stack } from '@/components/ui/layout/Stack';
import { account } from '@/contract/account/account/endpoints';
import { useApi } from '@/hooks/useApi';
import { LeasingScreen } from './LeasingScreen';

/** Tours and applications, as they concern anyone who is signed in. */
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
