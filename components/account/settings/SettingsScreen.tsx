import dynamic from 'next/dynamic';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { PageContents } from '@/components/layout/account/PageSections';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { profiles } from '@/contract/account/profiles/endpoints';
import { useApi } from '@/hooks/useApi';
import { AppearanceSettings } from './AppearanceSettings';
import { AvatarSettings } from './AvatarSettings';
import { DataSettings } from './DataSettings';
import { NotificationSettings } from './NotificationSettings';
import { PhoneSettings } from './PhoneSettings';
import { ProfileSettings } from './ProfileSettings';
import { RoleSettings } from './RoleSettings';

const SecuritySettings = dynamic(
  () => import('@/components/account/sessions/security/SecuritySettings').then((file) => file.SecuritySettings),
  { loading: () => <Skeleton $height="24rem" $round="card" /> },
);

const contents = [
  { id: 'picture', label: 'Photo' },
  { id: 'profile', label: 'Name and email' },
  { id: 'phone', label: 'Phone' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'appearance', label: 'Appearance' },
  { id: 'security', label: 'Security' },
  { id: 'data', label: 'Your data' },
];

/** Who one is here, what one hears from us, how one logs in. */
export function SettingsScreen() {
  const query = useApi(profiles.getProfile);
  const { data } = query;
  return (
    <>
      <AccountPageHeader title="Settings" />
      <Stack $gap="s24">
        <PageContents sections={contents} />
        <Loaded
          query={query}
          title="We couldn’t load your profile"
          skeleton={<Skeleton $height="24rem" $round="card" />}
        />
        {data && <AvatarSettings profile={data} />}
        {data && <ProfileSettings key={data.email} profile={data} />}
        {data && <PhoneSettings profile={data} />}
        <NotificationSettings />
        <AppearanceSettings profile={data} />
        <RoleSettings />
        <div id="security">
          <SecuritySettings />
        </div>
        <DataSettings />
      </Stack>
    </>
  );
}
