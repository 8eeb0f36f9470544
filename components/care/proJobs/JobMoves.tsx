import { useState } from 'react';
import { ArrivalSelect } from '@/components/flow/fields/ArrivalSelect';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/fields/Field';
import { TextField } from '@/components/ui/fields/TextField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { JobMove } from '@/contract/care/proJobs/constants';
import { isBeforeVisit } from '@/contract/care/proJobs/visitDay';
import { useDraft } from '@/hooks/useDraft';
import { ARRIVAL_MINUTES, inMinutes } from '@/lib/format/arrival';
import { moveLabels, movesNow } from './job.labels';
import { finishProblem, type OpenJob } from './jobRecord';
import type { JobState } from './useJob';

interface JobMovesProps {
  readonly job: OpenJob;
  readonly state: JobState;
}

/** Tells everyone where the work is. */
export function JobMoves({ job, state }: JobMovesProps) {
  const { details } = job;
  const {
    values: { note, minutes, temporaryFix },
    set,
    clear,
  } = useDraft(`job-move:${state.recordId}`, {
    note: '',
    minutes: ARRIVAL_MINUTES[1] as number,
    temporaryFix: false,
  });
  const [problem, setProblem] = useState<string>();
  const { visit, jobStatus } = details;
  const isLater =
    (jobStatus === 'scheduled' || jobStatus === 'waiting') && !!visit && isBeforeVisit(job, visit.startsAt, Date.now());
  const moves = isLater ? [] : (movesNow[jobStatus] ?? []);
  const isTraveling = moves.includes('depart') || moves.includes('delay');
  function send(event: JobMove) {
    const missing = event === 'finish' ? finishProblem(details, state.photos) : undefined;
    setProblem(missing);
    if (missing) return;
    void state.move({
      event,
      note,
      ...((event === 'depart' || event === 'delay') && { expectedAt: inMinutes(minutes) }),
      ...(event === 'wait' && { temporaryFix }),
    });
    clear();
  }
  return (
    <Stack $gap="s16">
      {details.jobStatus === 'done' && (
        <Notice live tone="success" title="Thanks, the work is done">
          The resident confirms it. Send your invoice below.
        </Notice>
      )}
      {details.jobStatus === 'awaiting_approval' && (
        <Notice live tone="info" title="The owner decides on your quote">
          We tell you as soon as they do. Please wait with the work.
        </Notice>
      )}
      {isLater && (
        <Text $tone="soft">
          On the day of the visit, you can tell us here that you’re on the way. To come earlier, move the visit.
        </Text>
      )}
      {moves.length > 0 && (
        <Card as="section" $pad="s16" aria-labelledby="job-moves">
          <Stack $gap="s16">
            <Heading as="h2" id="job-moves" $size="small">
              How it’s going
            </Heading>
            {isTraveling && (
              <Field label="You arrive in" help="The resident sees this time.">
                {(control) => (
                  <ArrivalSelect
                    {...control}
                    value={minutes}
                    onChange={({ target }) => set({ minutes: Number(target.value) })}
                  />
                )}
              </Field>
            )}
            <TextField
              label="Note"
              help={moves.includes('wait') ? 'For another visit: say which part you need.' : undefined}
              optional
              maxLength={1_000}
              value={note}
              onChange={(note) => set({ note })}
            />
            {moves.includes('wait') && (
              <Checkbox checked={temporaryFix} onChange={({ target }) => set({ temporaryFix: target.checked })}>
                There is a temporary fix until then
              </Checkbox>
            )}
            <Row>
              {moves.map((event, at) => (
                <Button key={event} tone={at === 0 ? 'primary' : 'secondary'} onClick={() => send(event)}>
                  {moveLabels[event]}
                </Button>
              ))}
            </Row>
          </Stack>
        </Card>
      )}
      {problem && (
        <Notice live tone="danger" title="That did not work">
          {problem}
        </Notice>
      )}
    </Stack>
  );
}
