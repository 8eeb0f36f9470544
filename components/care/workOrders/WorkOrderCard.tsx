import { Badge } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { WorkOrderSummary } from '@/contract/care/workOrders/endpoints';
import { STATUS_NAMES, TIER_NAMES } from '@/contract/care/workOrders/labels';
import { formatDateTime, formatDay } from '@/lib/format/dates';
import { actorNames, type MaintenanceSide, sideRoutes, statusTone, tierTones } from './maintenance.labels';

interface WorkOrderCardProps {
  readonly item: WorkOrderSummary;
  readonly side: MaintenanceSide;
}

/** A repair in a list. */
export function WorkOrderCard({ item, side }: WorkOrderCardProps) {
  const { id, reference, title, tier, status, home, nextActor, myTurn, nextVisitAt, createdAt } = item;
  return (
    <Card as="article" $pad="s16" aria-label={`${title}, ${reference}`}>
      <Stack $gap="s8" $align="start">
        <Row>
          <Badge tone={statusTone(status)}>{STATUS_NAMES[status]}</Badge>
          <Badge tone={tierTones[tier]}>{TIER_NAMES[tier]}</Badge>
        </Row>
        <Heading as="h2" $size="label">
          <Link href={sideRoutes[side].maintenanceTask({ taskId: id })}>{title}</Link>
        </Heading>
        <Text $size="small" $tone="soft">
          {reference} · {home.address} · reported {formatDay(createdAt)}
        </Text>
        {nextVisitAt && <Text>Visit: {formatDateTime(nextVisitAt, home.timeZone)}</Text>}
        {nextActor && <Text $weight="semibold">{myTurn ? 'It’s your turn.' : `Next: ${actorNames[nextActor]}.`}</Text>}
      </Stack>
    </Card>
  );
}
