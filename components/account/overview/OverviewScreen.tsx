import { useRouter } from 'next/router';
import { AccountTop } from '@/components/account/AccountTop';
import { HomeRows } from '@/components/account/homes/HomeRows';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { account } from '@/contract/account';
import { useApi } from '@/hooks/useApi';
import type { Audience } from '@/lib/audience';
import { Begin } from './Begin';
import { Questions } from './Questions';
import { Todos } from './Todos';

const elsewhere: Record<Audience, string> = {
  homeowner: 'That page is for homeowners. This is your own account.',
  resident: 'That page is for residents. This is your own account.',
};

/** Where somebody comes in: what waits for them first, then their homes, then what they asked. */
export function OverviewScreen() {
  const { data } = useApi(account.getAccount);
  const { for: meant } = useRouter().query;
  const note = meant === 'homeowner' || meant === 'resident' ? elsewhere[meant] : undefined;
  const { user, homes = [], roles = [] } = data ?? {};
  return (
    <>
      <AccountTop title={user ? `Hello, ${user.firstName}` : 'Your account'} tab="Your account" />
      <Stack $gap="s48">
        {note && <Notice>{note}</Notice>}
        <Todos />
        {homes.length > 0 && <HomeRows title="Your homes" homes={homes} />}
        {data && homes.length === 0 && <Begin roles={roles} />}
        <Questions />
      </Stack>
    </>
  );
}
