import { QueueCards } from '@/components/platform/desk/QueueCards';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { desk } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';

/** For our team: the queues of their duties in which something waits. */
export function TeamQueues() {
  const query = useApi(desk.listQueues);
  const { data, dataUpdatedAt } = query;
  const waiting = data?.filter(({ count }) => count > 0);
  return (
    <Stack as="section" aria-labelledby="team-queues">
      <Row $justify="space-between">
        <Heading id="team-queues" $size="small">
          Waiting for our team
        </Heading>
        <Link href={routes.accounts.desk()}>Desk</Link>
      </Row>
      <Loaded query={query} title="We couldn’t load the queues" skeleton={<Skeleton $height="16rem" $round="card" />} />
      {waiting?.length === 0 && <Text $tone="soft">All caught up. Nothing is waiting.</Text>}
      {waiting && waiting.length > 0 && <QueueCards queues={waiting} now={dataUpdatedAt} />}
    </Stack>
  );
}
