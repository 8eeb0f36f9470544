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
import { routes } from '@/contract/routes';
import { type MoveOutInspection, moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useStoredOffline } from '@/hooks/useOfflineRecord';
import { InspectionVisit } from './InspectionVisit';
import { RoomComparison } from './RoomComparison';
import { useMoveOutInspection } from './useMoveOutInspection';

const SCOPE = `${routes.accounts.moveOutInspection({ leaseId: '' })}`;

/** The home at the end of a lease, room by room beside the signed move-in report, on a phone that may be offline. */
export function MoveOutInspectionScreen({ leaseId }: { readonly leaseId: string }) {
  const query = useApi(moveOuts.getMoveOutInspection, {
    params: { tenancyId: leaseId },
  });
  const { data } = query;
  if (data) return <OpenInspection inspection={data} />;
  return (
    <>
      <AccountPageHeader title="Move-out inspection" />
      <Loaded
        query={query}
        title="We couldn’t load this inspection"
        skeleton={<Skeleton $height="20rem" $round="card" />}
      />
    </>
  );
}

const statusTexts: Record<MoveOutInspection['status'], Record<'owner' | 'resident', string>> = {
  open: {
    owner: 'Rate each item and take photos. Only items that got worse can be deducted.',
    resident: 'The owner’s side rates each item. You can add photos and comments at any time.',
  },
  finished: {
    owner: 'You finished the inspection. The residents can comment until you send the deposit statement.',
    resident: 'The inspection is finished. Add photos and comments before the deposit statement is sent.',
  },
  closed: {
    owner: 'The deposit statement was sent, so nothing changes here anymore.',
    resident: 'The deposit statement was sent, so nothing changes here anymore.',
  },
};

function OpenInspection({ inspection }: { readonly inspection: MoveOutInspection }) {
  const { leaseId, homeId, address, side, rooms, hasRecord } = inspection;
  const draft = useMoveOutInspection(inspection);
  const finish = useApiMutation(moveOuts.finishMoveOutInspection, { touches: [moveOuts] });
  const isOffline = useStoredOffline(SCOPE);
  const problem = draft.problem ?? finish.error?.message;
  const count = rooms.reduce((sum, { items }) => sum + items.length, 0);
  async function finishInspection() {
    await draft.sync();
    finish.mutate({ params: { tenancyId: leaseId }, body: {} });
  }
  const back =
    side === 'resident'
      ? { href: routes.accounts.home.postMoveOut(), label: 'Your deposit' }
      : side === 'owner'
        ? { href: `${routes.accounts.portfolio.preMoveOut()}/${homeId}`, label: 'Move-out and deposit' }
        : { href: routes.accounts.deskHome({ homeId }), label: 'Home' };
  return (
    <>
      <AccountPageHeader
        title={`Move-out inspection of ${address}`}
        actions={<Link href={back.href}>{back.label}</Link>}
      >
        {statusTexts[draft.status][side === 'resident' ? 'resident' : 'owner']}
      </AccountPageHeader>
      <Stack $gap="s24">
        <UnsentNotice unsent={draft.unsent} isOffline={isOffline} />
        {problem && (
          <Notice live tone="danger" title="That didn’t work">
            {problem}
          </Notice>
        )}
        {!hasRecord && (
          <Notice title="No signed move-in report">
            There is nothing to compare with, so nothing can be deducted from the deposit. You can still record each
            room.
          </Notice>
        )}
        <InspectionVisit inspection={inspection} draft={draft} />
        <div>
          {rooms.map((_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rooms of a signed report keep their places.
            <RoomComparison key={n} inspection={inspection} at={n} draft={draft} />
          ))}
        </div>
        <Text>
          {draft.checkedCount} of {count} items rated.
        </Text>
        {side !== 'resident' && draft.status === 'open' && (
          <Row>
            <Button
              loading={finish.isPending}
              disabled={draft.unsent > 0 || draft.checkedCount === 0}
              onClick={() => void finishInspection()}
            >
              Finish inspection
            </Button>
          </Row>
        )}
      </Stack>
    </>
  );
}
