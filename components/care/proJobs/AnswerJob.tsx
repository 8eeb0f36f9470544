import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type ProJob, proJobs } from '@/contract/care/proJobs/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { JobPhotos } from './JobPhotos';
import type { JobState } from './useJob';

interface AnswerJobProps {
  readonly job: ProJob;
  readonly state: JobState;
}

/** Takes the job or says no. */
export function AnswerJob({ job: { details }, state }: AnswerJobProps) {
  const {
    values: { reason },
    set,
    clear,
  } = useDraft(`job-answer:${state.recordId}`, { reason: '' });
  const accept = useApiMutation(proJobs.acceptJob);
  const decline = useApiMutation(proJobs.declineJob, { onArrived: clear });
  const error = accept.error ?? decline.error;
  return (
    <Stack $gap="s16">
      {details?.description && <Text>{details.description}</Text>}
      {details && <JobPhotos photos={details.photos} local={[]} />}
      <Row>
        <Button
          loading={accept.isPending}
          onClick={() =>
            accept.mutate({ body: state.link }, { onSuccess: state.setJob, onError: () => state.reload() })
          }
        >
          Accept the job
        </Button>
      </Row>
      <TextField label="If not, why?" optional value={reason} onChange={(reason) => set({ reason })} />
      <Row>
        <Button
          tone="secondary"
          loading={decline.isPending}
          onClick={() => decline.mutate({ body: { ...state.link, reason } }, { onSuccess: state.setJob })}
        >
          Decline
        </Button>
      </Row>
      {error && (
        <Notice live tone="danger" title="That did not work">
          {error.message}
        </Notice>
      )}
    </Stack>
  );
}
