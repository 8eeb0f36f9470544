import dynamic from 'next/dynamic';
import { AccountTop } from '@/components/account/AccountTop';
import { ErrorState } from '@/components/ui/ErrorState';
import { Skeleton } from '@/components/ui/Skeleton';
import { Stack } from '@/components/ui/Stack';
import { profiles } from '@/contract/profiles';
import { useApi } from '@/hooks/useApi';
import { LooksPart } from './LooksPart';
import { NotificationsPart } from './NotificationsPart';
import { PhonePart } from './PhonePart';
import { PicturePart } from './PicturePart';
import { ProfilePart } from './ProfilePart';
import { RolePart } from './RolePart';
import { YourData } from './YourData';

const SecuritySettings = dynamic(
  () => import('@/components/account/security/SecuritySettings').then((file) => file.SecuritySettings),
  { loading: () => <Skeleton $height="24rem" $round="card" /> },
);

/** Who one is here, what one hears from us, how one logs in. */
export function SettingsScreen() {
  const { data, isPending, isError, refetch, isFetching } = useApi(profiles.getProfile);
  return (
    <>
      <AccountTop title="Settings" />
      <Stack $gap="s24">
        {isPending && <Skeleton $height="24rem" $round="card" />}
        {isError && !data && (
          <ErrorState title="We could not load your profile" onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {data && <PicturePart profile={data} />}
        {data && <ProfilePart key={data.email} profile={data} />}
        {data && <PhonePart profile={data} />}
        <NotificationsPart />
        <LooksPart profile={data} />
        <RolePart />
        <SecuritySettings />
        <YourData />
      </Stack>
    </>
  );
}
