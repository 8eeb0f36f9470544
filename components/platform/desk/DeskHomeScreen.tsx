import { HomeProfile } from '@/components/homes/homes/owner/HomeProfile';
import { HouseGuideEditor } from '@/components/homes/houseGuides/HouseGuideEditor';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { OwnerStatementSection } from '@/components/money/payouts/owner/OwnerStatementSection';
import { GuaranteePanel } from '@/components/money/payouts/staff/GuaranteePanel';
import { TimelinePanel } from '@/components/platform/correspondence/TimelinePanel';
import { LeaseDeskPanel } from '@/components/tenancy/leaseRequests/LeaseDeskPanel';
import { OffboardingDeskPanel } from '@/components/tenancy/offboardings/OffboardingDeskPanel';
import { StatutoryNoticePanel } from '@/components/tenancy/statutoryNotices/StatutoryNoticePanel';
import { toast } from '@/components/ui/feedback/announcements';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Toasts } from '@/components/ui/feedback/Toasts';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { users } from '@/contract/account/users/endpoints';
import type { Duty } from '@/contract/account/users/schemas';
import { type AddedNote, desk } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { DeskCommands } from './DeskCommands';
import { statusText, waitLabel } from './desk.labels';
import { HomeHead } from './HomeHead';
import { HostPanel } from './HostPanel';
import { LeadDisclosurePanel } from './LeadDisclosurePanel';
import { NotesPanel } from './NotesPanel';
import { NextStepsPanel } from './person/NextStepsPanel';
import { SubjectRecords } from './SubjectRecords';
import { TaskForm } from './TaskForm';

/** A home with its people, its leases, and its history, for our team. */
export function DeskHomeScreen({ homeId }: { readonly homeId: string }) {
  const params = { homeId };
  const query = useApi(desk.getDeskHome, { params });
  const { data, dataUpdatedAt } = query;
  const duties = useApi(users.getClaims).data?.duties ?? [];
  const hasDuty = (...needed: readonly Duty[]) => duties.some((duty) => needed.includes(duty));
  const addNote = useApiMutation(desk.addHomeNote, { touches: [desk] });
  if (!data)
    return (
      <Loaded query={query} title="We couldn’t load this home" skeleton={<Skeleton $height="16rem" $round="card" />} />
    );
  const { owner, status, statusSince, waitsFor } = data;
  return (
    <>
      <Toasts />
      <Link href={routes.accounts.desk()}>Back to the desk</Link>
      <AccountPageHeader title={data.address} actions={<DeskCommands />}>
        {data.city} · {statusText(status)} for {waitLabel(statusSince, dataUpdatedAt)} · Waiting on: {waitsFor}
      </AccountPageHeader>
      <Stack $gap="s24">
        <HomeHead title="At a glance" label="At a glance" facts={data.facts} contacts={data.contacts} />
        <Row $gap="s16">
          <Link href={routes.accounts.home.troubleshoot({ unitId: homeId })}>Report a repair</Link>
          <Link href={routes.preview.home({ homeId })}>View listing</Link>
        </Row>
        {owner && data.steps.length > 0 && (
          <NextStepsPanel title={`Waiting for ${owner.name}`} personId={owner.id} steps={data.steps} />
        )}
        <HostPanel home={data} />
        {hasDuty('leasing') && (
          <>
            <LeadDisclosurePanel homeId={homeId} />
            <LeaseDeskPanel homeId={homeId} />
            <StatutoryNoticePanel homeId={homeId} />
          </>
        )}
        {hasDuty('leasing', 'money', 'support') && <OffboardingDeskPanel homeId={homeId} />}
        <TimelinePanel subject={{ homeId }} />
        <SubjectRecords {...data} before={[]} linkHomes={false} />
        <HomeProfile homeId={homeId} isReadOnly />
        {hasDuty('money', 'support') && <OwnerStatementSection homeId={homeId} level="h3" />}
        <GuaranteePanel homeId={homeId} />
        <HouseGuideEditor homeId={homeId} />
        <TaskForm subject={{ homeId }} />
        <NotesPanel
          draft={`note:${homeId}`}
          notes={data.notes}
          timeZone={data.timeZone}
          adding={addNote.isPending}
          error={addNote.error}
          onAdd={(body, added) => {
            const onSuccess = ({ notified }: AddedNote) => {
              added();
              if (notified.length > 0) toast(`Emailed to ${notified.join(', ')}`);
            };
            addNote.mutate({ params, body: { body } }, { onSuccess });
          }}
        />
      </Stack>
    </>
  );
}
