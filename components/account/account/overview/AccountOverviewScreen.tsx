import { useRouter } from 'next/router';
import { OwnedHomeList } from '@/components/homes/homes/owner/OwnedHomeList';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { GetStarted } from '@/components/layout/account/GetStarted';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { account } from '@/contract/account/account/endpoints';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import type { Audience } from '@/lib/session/audience';
import { HelperDone } from './HelperDone';
import { OpenQuestions } from './OpenQuestions';
import { OwnerMoney } from './OwnerMoney';
import { ResidenceCard } from './ResidenceCard';
import { TeamQueues } from './TeamQueues';
import { TodoList } from './TodoList';
import { WaitingList } from './WaitingList';

const otherAudienceLabels: Record<Audience, string> = {
  homeowner: 'That page is for homeowners, so here’s your account.',
  resident: 'That page is for residents, so here’s your account.',
};

/** The start page of an account: current home, steps of the member and of others, homes, and open questions. */
export function AccountOverviewScreen() {
  useLiveUpdates(['threads', 'applications', 'leases', 'appointments', 'payments', 'workOrders']);
  const { data } = useApi(account.getAccount);
  const { for: intendedAudience } = useRouter().query;
  const note =
    intendedAudience === 'homeowner' || intendedAudience === 'resident'
      ? otherAudienceLabels[intendedAudience]
      : undefined;
  const { user, homes = [], residences = [], roles = [], duties = [], isNewcomer, isHelper, openTodos } = data ?? {};
  return (
    <>
      <AccountPageHeader title={user ? `Hello, ${user.firstName}` : 'Your account'} tab="Your account" />
      <Stack $gap="s48">
        {note && <Notice>{note}</Notice>}
        {homes.length > 0 && <OwnerMoney homes={homes} />}
        {residences
          .filter(({ phase }) => phase !== 'settled')
          .map((residence) => (
            <ResidenceCard key={residence.leaseId} residence={residence} />
          ))}
        {duties.length > 0 && <TeamQueues />}
        <TodoList paysAbove={residences.some(({ phase }) => phase === 'living' || phase === 'settling')} />
        <WaitingList />
        {homes.length > 0 && <OwnedHomeList title="Your homes" homes={homes} />}
        {isNewcomer && <GetStarted roles={roles} />}
        {isHelper && openTodos === 0 && <HelperDone />}
        <OpenQuestions />
      </Stack>
    </>
  );
}
