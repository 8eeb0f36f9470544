import styled from 'styled-components';
import { Badge } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { Occurrence, Recurrence } from '@/contract/care/recurrences/endpoints';
import { formatDate, formatDay } from '@/lib/format/dates';
import { imageSource } from '@/lib/media/images';
import { color, radius } from '@/styles/tokens';
import { CompleteTask } from './CompleteTask';
import { occurrenceLabels, type PlanReader, performerLabels } from './care.labels';

const Photo = styled.img`
  width: 6rem;
  height: 6rem;
  border-radius: ${radius.control};
  background: ${color.sunken};
  object-fit: cover;
`;

interface OccurrenceListProps {
  readonly recurrence: Recurrence;
  readonly reader: PlanReader;
}

/** Open tasks first, then what was done, with its photo. */
export function OccurrenceList({ recurrence, reader }: OccurrenceListProps) {
  const { occurrences, canComplete } = recurrence;
  const open = occurrences.filter(({ status }) => status === 'open').toReversed();
  const past = occurrences.filter(({ status }) => status !== 'open');
  return (
    <Card as="section" aria-labelledby="care-tasks">
      <Stack $gap="s16">
        <Heading as="h2" id="care-tasks" $size="small">
          {open.length > 0 ? 'To do now' : 'History'}
        </Heading>
        {occurrences.length === 0 && <Text $tone="soft">Nothing to do yet. The first task shows up here in time.</Text>}
        {open.map((task) => (
          <Stack key={task.id} $gap="s8">
            <Row $justify="space-between">
              <Text $weight="semibold">Due {formatDate(task.dueOn)}</Text>
              {task.dueOn < recurrence.today && <Badge tone="warning">Late</Badge>}
            </Row>
            {canComplete && task.performer !== 'us' ? (
              <CompleteTask recurrence={recurrence} task={task} />
            ) : (
              <Text $tone="soft">{performerLabels[reader][task.performer]}</Text>
            )}
          </Stack>
        ))}
        {past.map((task) => (
          <PastTask key={task.id} task={task} />
        ))}
      </Stack>
    </Card>
  );
}

function PastTask({ task: { dueOn, status, doneAt, doneBy, note, evidence } }: { readonly task: Occurrence }) {
  const { src = '' } = evidence ? imageSource(evidence, { aspect: '1:1', width: 96 }) : {};
  return (
    <Row $justify="space-between" $align="start">
      <div>
        <Text>{formatDate(dueOn)}</Text>
        <Text $tone="soft">
          {occurrenceLabels[status]}
          {doneAt && ` ${formatDay(doneAt)}`}
          {doneBy && ` by ${doneBy}`}
        </Text>
        {note && <Text $tone="soft">{note}</Text>}
      </div>
      {evidence && <Photo src={src} alt={`Photo of ${formatDate(dueOn)}`} width={96} height={96} loading="lazy" />}
    </Row>
  );
}
