import dynamic from 'next/dynamic';
import { AccountPageHeader } from '@/components/account/AccountTop';
import { ErrorState } from '@/components/ui/ErrorState';
import { Skeleton } from '@/components/ui/Skeleton';
import { Stack } from '@/components/ui/Stack';
import { profiles } from '@/contract/profiles';
import { useApi } from '@/hooks/useApi';
import { AppearanceSettings } from './LooksPart';
import { NotificationSettings } from './NotificationsPart';
import { PhoneSettings } from './PhonePart';
import { AvatarSettings } from './PicturePart';
import { ProfileSettings } from './ProfilePart';
import { RoleSettings } from './RolePart';
import { DataSettings } from './YourData';

const SecuritySettings = dynamic(
  () => import('@/components/account/security/SecuritySettings').then((file) => file.SecuritySettings),
  { loading: () => <Skeleton $height="24rem" $round="card" /> },
);

/** Who one is here, what one hears from us, how one logs in. */
export function SettingsScreen() {
  const { data, isPending, isError, refetch, isFetching } = useApi(profiles.getProfile);
  return (
    <>
      <AccountPageHeader title="Settings" />
      <Stack $gap="s24">
        {isPending && <Skeleton $height="24rem" $round="card" />}
        {isError && !data && (
          <ErrorState title="We could not load your profile" onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {data && <AvatarSettings profile={data} />}
        {data && <ProfileSettings key={data.email} profile={data} />}
        {data && <PhoneSettings profile={data} />}
        <NotificationSettings />
        <AppearanceSettings profile={data} />
        <RoleSettings />
        <SecuritySettings />
        <DataSettings />
      </Stack>
    </>
  );
}
