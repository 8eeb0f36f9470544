import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { UnsentNotice } from '@/components/layout/shared/UnsentNotice';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { type Inspection, inspections } from '@/contract/onboarding/inspections/endpoints';
import { openMustDos } from '@/contract/onboarding/inspections/merge';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useStoredOffline } from '@/hooks/useOfflineRecord';
import { formatDateTime } from '@/lib/format/dates';
import { pluralize } from '@/lib/format/text';
import { AddRoom } from './AddRoom';
import { AfterInspection } from './AfterInspection';
import { inspectionStatusLabels, isInspectionOpen } from './inspection.labels';
import { RoomSection } from './RoomSection';
import { useInspection } from './useInspection';

/** The inspection of a home, room by room, on a phone that may be offline for an hour. */
export function InspectionScreen({ inspectionId }: { readonly inspectionId: string }) {
  const query = useApi(inspections.getInspection, { params: { inspectionId } });
  const { data } = query;
  if (data) return <OpenInspection inspection={data} />;
  return (
    <>
      <AccountPageHeader title="Inspection" />
      <Loaded
        query={query}
        title="We couldn’t load this inspection"
        skeleton={<Skeleton $height="20rem" $round="card" />}
      />
    </>
  );
}

function OpenInspection({ inspection }: { readonly inspection: Inspection }) {
  const { id, home, startsAt, photos } = inspection;
  const draft = useInspection(inspection);
  const submit = useApiMutation(inspections.submitInspection, { touches: [inspections] });
  const reinspect = useApiMutation(inspections.startReinspection, { touches: [inspections] });
  const isOffline = useStoredOffline(`${routes.accounts.inspections()}/`);
  const params = { inspectionId: id };
  const open = openMustDos(draft);
  const error = submit.error ?? reinspect.error;
  async function finish() {
    await draft.sync();
    submit.mutate({ params, body: {} });
  }
  return (
    <>
      <AccountPageHeader
        title={`Inspection of ${home.address}`}
        actions={<Link href={routes.accounts.inspections()}>All inspections</Link>}
      >
        {formatDateTime(startsAt, home.timeZone)} · {inspectionStatusLabels[draft.status]}
      </AccountPageHeader>
      <Stack $gap="s24">
        <UnsentNotice unsent={draft.unsent} isOffline={isOffline} />
        {(draft.problem ?? error) && (
          <Notice live tone="danger" title="That didn’t work">
            {draft.problem ?? error?.message}
          </Notice>
        )}
        <div>
          {draft.rooms.map((room) => (
            <RoomSection key={room.id} room={room} draft={draft} state={home.state} storedPhotos={photos} />
          ))}
        </div>
        {isInspectionOpen(draft.status) && <AddRoom draft={draft} />}
        <Text>
          {pluralize(draft.findings.length, 'finding')}, {pluralize(open.length, 'open must-do')}.
        </Text>
        <Row>
          {(draft.status === 'in_progress' || draft.status === 'reinspection') && (
            <Button loading={submit.isPending} disabled={draft.unsent > 0} onClick={() => void finish()}>
              Submit inspection
            </Button>
          )}
          {draft.status === 'submitted' && <AfterInspection inspectionId={id} hasMustDos={open.length > 0} />}
          {draft.status === 'submitted' && (
            <Button
              tone="secondary"
              loading={reinspect.isPending}
              onClick={() => reinspect.mutate({ params, body: {} })}
            >
              Recheck must-dos
            </Button>
          )}
        </Row>
      </Stack>
    </>
  );
}
