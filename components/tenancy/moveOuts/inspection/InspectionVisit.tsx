import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { instantOf } from '@/contract/calendar/instantOf';
import { type MoveOutInspection, moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';
import type { MoveOutInspectionDraft } from './useMoveOutInspection';

interface InspectionVisitProps {
  readonly inspection: MoveOutInspection;
  readonly draft: MoveOutInspectionDraft;
}

function SetTime({ inspection }: { readonly inspection: MoveOutInspection }) {
  const schedule = useApiMutation(moveOuts.scheduleMoveOutInspection, { touches: [moveOuts] });
  const [start, setStart] = useState('');
  return (
    <Stack
      as="form"
      noValidate
      aria-label="Set the time"
      $gap="s12"
      onSubmit={(event) => {
        event.preventDefault();
        const startsAt = start && instantOf(start, inspection.timeZone);
        schedule.mutate({ params: { tenancyId: inspection.leaseId }, body: { startsAt } });
      }}
    >
      <TextField
        label="Day and time"
        help="We’ll email the residents, who can join you."
        error={schedule.error?.fields?.startsAt}
        type="datetime-local"
        value={start}
        onChange={setStart}
      />
      {schedule.error && (
        <Notice live tone="danger">
          {schedule.error.message}
        </Notice>
      )}
      <Row>
        <Button type="submit" size="small" tone="secondary" loading={schedule.isPending}>
          {inspection.startsAt ? 'Change the time' : 'Set the time'}
        </Button>
      </Row>
    </Stack>
  );
}

/** When both sides walk through the home, and which residents come. */
export function InspectionVisit({ inspection, draft }: InspectionVisitProps) {
  const { side, startsAt, timeZone } = inspection;
  const mine = draft.attendance.find((answer) => answer.mine);
  const isOver = draft.status !== 'open';
  return (
    <Card as="section" $pad="s16" aria-labelledby="inspection-visit">
      <Stack $gap="s16">
        <Heading as="h2" id="inspection-visit" $size="small">
          Walk-through
        </Heading>
        <Text>{startsAt ? formatDateTime(startsAt, timeZone) : 'No time is set yet.'}</Text>
        {draft.attendance
          .filter((answer) => !answer.mine)
          .map(({ name, attends }) => (
            <Text key={name}>{attends ? `${name} is coming.` : `${name} isn’t coming.`}</Text>
          ))}
        {side === 'resident' && startsAt && !isOver && (
          <>
            {mine && <Text>{mine.attends ? 'You’re coming.' : 'You’re not coming.'}</Text>}
            <Row>
              <Button
                size="small"
                tone={mine?.attends === true ? 'primary' : 'secondary'}
                aria-pressed={mine?.attends === true}
                onClick={() => void draft.answerVisit(true)}
              >
                I’ll be there
              </Button>
              <Button
                size="small"
                tone={mine?.attends === false ? 'primary' : 'secondary'}
                aria-pressed={mine?.attends === false}
                onClick={() => void draft.answerVisit(false)}
              >
                I can’t come
              </Button>
            </Row>
          </>
        )}
        {side !== 'resident' && !isOver && <SetTime inspection={inspection} />}
      </Stack>
    </Card>
  );
}
