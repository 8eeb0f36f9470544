import type { ReactNode } from 'react';
import { FirstRunScreen } from '@/components/account/account/firstRun/FirstRunScreen';
import { firstRuns } from '@/components/account/account/firstRun/firstRuns.data';
import { ResidenceCard } from '@/components/account/account/overview/ResidenceCard';
import { HomeDocuments } from '@/components/homes/homes/owner/HomeDocuments';
import { HomeLaws } from '@/components/homes/homes/owner/HomeLaws';
import { HouseGuide } from '@/components/homes/houseGuides/HouseGuide';
import { ResidentInsurance } from '@/components/homes/houseGuides/ResidentInsurance';
import { Roommates } from '@/components/homes/houseGuides/Roommates';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { type PageSection, PageSections } from '@/components/layout/account/PageSections';
import { LeaseRequestsPanel } from '@/components/tenancy/leaseRequests/LeaseRequestsPanel';
import { DepositLinks } from '@/components/tenancy/moveOuts/DepositLinks';
import { MoveOutChecklist } from '@/components/tenancy/moveOuts/MoveOutChecklist';
import { NoticePanel } from '@/components/tenancy/notices/NoticePanel';
import { PastRentReports, RentReportingPanel } from '@/components/tenancy/rentReports/RentReportingPanel';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { account, type Residence } from '@/contract/account/account/endpoints';
import { type ResidenceSection, residenceSectionId } from '@/contract/account/account/residenceSections';
import { routes } from '@/contract/routes';
import { notices } from '@/contract/tenancy/notices/endpoints';
import { renewals } from '@/contract/tenancy/renewals/endpoints';
import { useApi } from '@/hooks/useApi';
import { LeaseSummary } from './LeaseSummary';
import { ResidentRenewal } from './ResidentRenewal';

/** The homes a person lives in, with the next lease and the law that applies. */
export function ResidentHomeScreen() {
  const { data } = useApi(account.getAccount);
  const { data: offers } = useApi(renewals.listRenewals);
  const { data: given } = useApi(notices.listNotices);
  const firstRun = firstRuns[routes.accounts.home.properties.pattern];
  const all = data?.residences ?? [];
  const residences = all.filter(({ role, phase }) => role === 'resident' && phase === 'living');
  const others = all.filter(({ role, phase }) => role !== 'resident' || phase === 'settling' || phase === 'settled');
  const sectionsOf = ({ leaseId, homeId }: Residence): PageSection[] => {
    const section = (name: ResidenceSection, label: string, content: ReactNode): PageSection => ({
      id: residenceSectionId(name, leaseId),
      label,
      content,
    });
    const renewal = offers?.items.find((offer) => offer.leaseId === leaseId && offer.side === 'resident');
    const isLeaving = given?.items.some((notice) => notice.leaseId === leaseId && notice.status === 'given');
    return [
      ...(isLeaving
        ? [
            section(
              'checklist',
              'Move-out checklist',
              <Card>
                <MoveOutChecklist tenancyId={leaseId} />
              </Card>,
            ),
          ]
        : []),
      ...(renewal ? [section('renewal', 'Next lease', <ResidentRenewal renewal={renewal} />)] : []),
      section('lease', 'Lease', <LeaseSummary leaseId={leaseId} />),
      section('guide', 'House guide', <HouseGuide homeId={homeId} />),
      section('people', 'Who lives here', <Roommates leaseId={leaseId} />),
      section('insurance', 'Insurance', <ResidentInsurance leaseId={leaseId} />),
      { ...section('documents', 'Documents', <HomeDocuments homeId={homeId} />), isUnlisted: true },
      section('requests', 'Requests', <LeaseRequestsPanel leaseId={leaseId} />),
      section('reporting', 'Rent reporting', <RentReportingPanel leaseId={leaseId} />),
      section('notice', 'Moving out', <NoticePanel leaseId={leaseId} />),
      section('laws', 'The law', <HomeLaws homeId={homeId} side="resident" />),
    ];
  };
  if (residences.length === 0 && others.length === 0)
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
            <PageSections sections={sectionsOf(residence)} />
          </Stack>
        ))}
        {others.map((residence) => (
          <Stack key={residence.leaseId} $gap="s32">
            <ResidenceCard residence={residence} />
            {residence.role === 'coSigner' && residence.phase !== 'signing' && (
              <Card $tone="wash">
                <Text>
                  You co-signed this lease: you owe what its residents don’t pay. You can see what’s due, and every
                  payment, under <Link href={routes.accounts.home.payments()}>Rent</Link>.
                </Text>
              </Card>
            )}
            <LeaseSummary leaseId={residence.leaseId} hasRepairs={residence.pages.includes('maintenance')} />
            {residence.role !== 'coSigner' && residence.phase !== 'signing' && (
              <PastRentReports leaseId={residence.leaseId} />
            )}
          </Stack>
        ))}
      </Stack>
    </>
  );
}
