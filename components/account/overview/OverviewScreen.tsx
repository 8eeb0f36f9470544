import { useRouter } from 'next/router';
import { AccountPageHeader } from '@/components/account/AccountTop';
import { OwnedHomeList } from '@/components/account/homes/HomeRows';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { account } from '@/contract/account';
import { useApi } from '@/hooks/useApi';
import type { Audience } from '@/lib/audience';
import { GetStarted } from './Begin';
import { OpenQuestions } from './Questions';
import { TodoList } from './Todos';

const otherAudienceLabels: Record<Audience, string> = {
  homeowner: 'That page is for homeowners. This is your own account.',
  resident: 'That page is for residents. This is your own account.',
};

/** Where somebody comes in: what waits for them first, then their homes, then what they asked. */
export function AccountOverviewScreen() {
  const { data } = useApi(account.getAccount);
  const { for: intendedAudience } = useRouter().query;
  const note = intendedAudience === 'homeowner' || intendedAudience === 'resident' ? otherAudienceLabels[intendedAudience] : undefined;
  const { user, homes = [], roles = [] } = data ?? {};
  return (
    <>
      <AccountPageHeader title={user ? `Hello, ${user.firstName}` : 'Your account'} tab="Your account" />
      <Stack $gap="s48">
        {note && <Notice>{note}</Notice>}
        <TodoList />
        {homes.length > 0 && <OwnedHomeList title="Your homes" homes={homes} />}
        {data && homes.length === 0 && <GetStarted roles={roles} />}
        <OpenQuestions />
      </Stack>
    </>
  );
}
