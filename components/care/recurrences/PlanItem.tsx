import { Badge } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { cadenceLabel } from '@/contract/care/recurrences/cadence';
import type { RecurrenceSummary } from '@/contract/care/recurrences/endpoints';
import { careType } from '@/contract/care/recurrences/plan';
import { formatDate } from '@/lib/format/dates';
import { type PlanReader, performerLabels } from './care.labels';
import { recurrenceHref } from './recurrenceHref';

interface PlanItemProps {
  readonly item: RecurrenceSummary;
  readonly reader: PlanReader;
  readonly showsAddress: boolean;
}

/** One recurring task in the list, with its next date. */
export function PlanItem({ item, reader, showsAddress }: PlanItemProps) {
  const { type, cadence, performer, nextOn, paused, overdue, address } = item;
  return (
    <Card $pad="s16">
      <Row $justify="space-between">
        <div>
          <Link href={recurrenceHref(reader, item)}>{careType(type).title}</Link>
          <Text $tone="soft">
            {cadenceLabel(cadence)} · {performerLabels[reader][performer]}
            {showsAddress && ` · ${address}`}
          </Text>
        </div>
        {paused ? (
          <Badge>Paused</Badge>
        ) : overdue ? (
          <Badge tone="warning">Late{nextOn && `: ${formatDate(nextOn)}`}</Badge>
        ) : (
          nextOn && <Text>{formatDate(nextOn)}</Text>
        )}
      </Row>
    </Card>
  );
}
