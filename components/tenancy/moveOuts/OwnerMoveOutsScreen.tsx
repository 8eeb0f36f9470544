import { MoreHomes } from '@/components/homes/homes/owner/MoreHomes';
import { OwnedHomeList } from '@/components/homes/homes/owner/OwnedHomeList';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { useAccountHomes } from '@/hooks/useAccountHomes';
import { useApi } from '@/hooks/useApi';
import { isOpenDeposit } from './moveOut.labels';

const WITH_RESIDENTS = ['leased', 'notice_given', 'turnover'];

/** The homes with residents who may leave or have left. */
export function OwnerMoveOutsScreen() {
  const { data } = useApi(moveOuts.listMoveOuts);
  const open = new Set((data?.items ?? []).filter(isOpenDeposit).map(({ homeId }) => homeId));
  const homes = useAccountHomes().homes.filter(({ id, status }) => WITH_RESIDENTS.includes(status) || open.has(id));
  return (
    <>
      <AccountPageHeader title="Before they move out">Each step, from notice to deposit.</AccountPageHeader>
      {homes.length > 0 ? (
        <OwnedHomeList title="Choose a home" homes={homes} section="pre-move-out" />
      ) : (
        <EmptyState title="No leased homes">Once a home is leased, you can plan its next move-out here.</EmptyState>
      )}
      <MoreHomes />
    </>
  );
}
