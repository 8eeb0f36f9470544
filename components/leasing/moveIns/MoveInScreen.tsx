import { useRouter } from 'next/router';
import { PageHead } from '@/components/layout/head/PageHead';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { DoorIllustration } from '@/components/ui/illustrations/DoorIllustration';
import { Container } from '@/components/ui/layout/Container';
import { leases } from '@/contract/leasing/leases/endpoints';
import { routes } from '@/contract/routes';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import { EndedLease } from './EndedLease';
import { MoveInChecklist } from './MoveInChecklist';

const movingStatuses = ['sent', 'signed', 'active'];

/** Between a signed lease and the keys: the lease that the address names, else the newest. */
export function MoveInScreen() {
  useLiveUpdates(['leases']);
  const { query, reload } = useRouter();
  const { data, isError } = useApi(leases.listLeases);
  const ownMoveIns =
    data?.items.filter(({ status, myRole }) => movingStatuses.includes(status) && myRole !== 'coSigner') ?? [];
  const lease = ownMoveIns.find(({ id }) => id === query.lease) ?? ownMoveIns[0];
  const ended = data?.items.find(({ id, status }) => id === query.lease && status === 'ended');
  if (ended) return <EndedLease lease={ended} />;
  if (lease) return <MoveInChecklist leaseId={lease.id} homeId={lease.homeId} />;
  return (
    <Container>
      <PageHead title="Moving in" noindex />
      {isError ? (
        <ErrorState title="We couldn’t load your lease" level="h1" onRetry={() => reload()} />
      ) : (
        <EmptyState
          level="h1"
          picture={<DoorIllustration />}
          title="No lease yet"
          actions={<ButtonLink href={routes.homes.all()}>Find a home</ButtonLink>}
        >
          After you sign a lease, you’ll see each step to get your keys here.
        </EmptyState>
      )}
    </Container>
  );
}
