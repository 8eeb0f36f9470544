import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/forms/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import type { JobMove } from '@/contract/proJobs/constants';
import { moveLabels, movesNow } from './job.labels';
import { finishProblem, type OpenJob } from './jobRecord';
import type { JobState } from './useJob';

interface JobMovesProps {
  readonly job: OpenJob;
  readonly state: JobState;
}

/** Tells everyone where the work is. */
export function JobMoves({ job: { details }, state }: JobMovesProps) {
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const moves = movesNow[details.jobStatus] ?? [];
  function send(event: JobMove) {
    const missing = event === 'finish' ? finishProblem(details, state.photos) : undefined;
    setProblem(missing);
    if (missing) return;
    void state.move({ event, note });
    setNote('');
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
      {moves.length > 0 && (
        <>
          <Field
            label="Note"
            help={moves.includes('wait') ? 'For another visit: say which part you need.' : undefined}
            optional
          >
            {(control) => (
              <TextInput {...control} value={note} maxLength={1_000} onChange={({ target }) => setNote(target.value)} />
            )}
          </Field>
          <Row>
            {moves.map((event, at) => (
              <Button key={event} tone={at === 0 ? 'primary' : 'secondary'} onClick={() => send(event)}>
                {moveLabels[event]}
              </Button>
            ))}
          </Row>
        </>
      )}
      {problem && (
        <Notice live tone="danger" title="That did not work">
          {problem}
        </Notice>
      )}
    </Stack>
  );
}
