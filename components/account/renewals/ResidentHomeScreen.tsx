import { FirstRunScreen } from '@/components/account/firstRun/FirstRunScreen';
import { firstRuns } from '@/components/account/firstRun/firstRuns.data';
import { HomeDocuments } from '@/components/account/homes/HomeDocuments';
import { HouseGuide } from '@/components/account/houseGuide/HouseGuide';
import { ResidentInsurance } from '@/components/account/houseGuide/ResidentInsurance';
import { Roommates } from '@/components/account/houseGuide/Roommates';
import { LeaseRequestsPanel } from '@/components/account/leaseRequests/LeaseRequestsPanel';
import { DepositLinks } from '@/components/account/moveOuts/DepositLinks';
import { MoveOutChecklist } from '@/components/account/moveOuts/MoveOutChecklist';
import { NoticePanel } from '@/components/account/notices/NoticePanel';
import { ResidenceCard } from '@/components/account/overview/ResidenceCard';
import { AccountPageHeader } from '@/components/account/shared/AccountPageHeader';
import { HomeLaws } from '@/components/account/shared/HomeLaws';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { account } from '@/contract/account/endpoints';
import { notices } from '@/contract/notices/endpoints';
import { renewals } from '@/contract/renewals/endpoints';
import { useApi } from '@/hooks/useApi';
import { routes } from '@/lib/routing/routes';
import { LeaseSummary } from './LeaseSummary';
import { ResidentRenewal } from './ResidentRenewal';

/** The homes a person lives in, with the next lease and the law that applies. */
export function ResidentHomeScreen() {
  const { data } = useApi(account.getAccount);
  const { data: offers } = useApi(renewals.listRenewals);
  const { data: given } = useApi(notices.listNotices);
  const firstRun = firstRuns[routes.accounts.home.properties.pattern];
  const all = data?.residences ?? [];
  const residences = all.filter(({ phase }) => phase === 'living');
  const left = all.filter(({ phase }) => phase === 'settling' || phase === 'settled');
  if (residences.length === 0 && left.length === 0)
    return firstRun ? (
      <Stack $gap="s32">
        <FirstRunScreen {...firstRun} />
        <DepositLinks isOpenOnly={false} />
      </Stack>
    ) : null;
  return (
    <>
      <AccountPageHeader title="My home">Your lease, what comes next, and the law that applies.</AccountPageHeader>
      <Stack $gap="s32">
        <DepositLinks isOpenOnly={residences.length > 0} />
        {residences.map((residence) => (
          <Stack key={residence.leaseId} $gap="s32">
            <ResidenceCard residence={residence} />
            {(offers?.items ?? [])
              .filter(({ leaseId, side }) => leaseId === residence.leaseId && side === 'resident')
              .slice(0, 1)
              .map((renewal) => (
                <ResidentRenewal key={renewal.id} renewal={renewal} />
              ))}
            <LeaseSummary leaseId={residence.leaseId} />
            <HouseGuide homeId={residence.homeId} />
            <Roommates leaseId={residence.leaseId} />
            <ResidentInsurance leaseId={residence.leaseId} />
            <HomeDocuments homeId={residence.homeId} />
            <LeaseRequestsPanel leaseId={residence.leaseId} />
            <NoticePanel leaseId={residence.leaseId} />
            {given?.items.some(({ leaseId, status }) => leaseId === residence.leaseId && status === 'given') && (
              <Card>
                <MoveOutChecklist tenancyId={residence.leaseId} />
              </Card>
            )}
            <HomeLaws homeId={residence.homeId} side="resident" />
          </Stack>
        ))}
        {left.map((residence) => (
          <Stack key={residence.leaseId} $gap="s32">
            <ResidenceCard residence={residence} />
            <LeaseSummary leaseId={residence.leaseId} />
          </Stack>
        ))}
      </Stack>
    </>
  );
}
