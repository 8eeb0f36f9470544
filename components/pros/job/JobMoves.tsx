import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/forms/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import type { JobMove } from '@/contract/proJobs/constants';
import { proJobs } from '@/contract/proJobs/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { moveLabels, movesNow } from './job.labels';
import type { JobState, OpenJob } from './useJob';

interface JobMovesProps {
  readonly job: OpenJob;
  readonly state: JobState;
}

/** Tells everyone where the work is. */
export function JobMoves({ job: { details }, state }: JobMovesProps) {
  const [note, setNote] = useState('');
  const move = useApiMutation(proJobs.moveJob);
  const moves = movesNow[details.jobStatus] ?? [];
  const send = (event: JobMove) =>
    move.mutate(
      { body: { ...state.link, event, note } },
      {
        onSuccess: (job) => {
          setNote('');
          state.setJob(job);
        },
      },
    );
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
      {moves.length > 0 && (
        <>
          <Field label="Note" optional>
            {(control) => <TextInput {...control} value={note} onChange={({ target }) => setNote(target.value)} />}
          </Field>
          <Row>
            {moves.map((event, at) => (
              <Button
                key={event}
                tone={at === 0 ? 'primary' : 'secondary'}
                disabled={move.isPending}
                onClick={() => send(event)}
              >
                {moveLabels[event]}
              </Button>
            ))}
          </Row>
        </>
      )}
      {move.error && (
        <Notice live tone="danger" title="That did not work">
          {move.error.message}
        </Notice>
      )}
    </Stack>
  );
}
