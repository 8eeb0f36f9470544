import { useState } from 'react';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { JOB_CHECKLIST, JOB_STEPS } from '@/contract/proJobs/constants';
import { proJobs } from '@/contract/proJobs/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { JobPhotos } from './JobPhotos';
import type { JobState, OpenJob } from './useJob';

interface JobChecklistProps {
  readonly job: OpenJob;
  readonly state: JobState;
}

/** Steps to tick, and photos from before and after the work. */
export function JobChecklist({ job: { details }, state }: JobChecklistProps) {
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const save = useApiMutation(proJobs.saveChecklist);
  async function send(file: File, stage: 'before' | 'after') {
    setSending(true);
    setProblem(await state.sendPhoto(file, stage));
    setSending(false);
  }
  const error = problem ?? save.error?.message;
  return (
    <Card as="section" $pad="s16" aria-labelledby="job-checklist">
      <Stack $gap="s16">
        <Heading as="h2" id="job-checklist" $size="small">
          Checklist and photos
        </Heading>
        {JOB_STEPS.map((step) => (
          <Checkbox
            key={step}
            checked={details.checklist.includes(step)}
            disabled={save.isPending}
            onChange={({ target }) => {
              const others = details.checklist.filter((each) => each !== step);
              save.mutate(
                { body: { ...state.link, steps: target.checked ? [...others, step] : others } },
                { onSuccess: state.setJob },
              );
            }}
          >
            {JOB_CHECKLIST[step]}
          </Checkbox>
        ))}
        <JobPhotos photos={details.photos} />
        <Row>
          <FilePickerButton size="small" accept="image/*" multiple onSelect={(file) => void send(file, 'before')}>
            Photo before the work
          </FilePickerButton>
          <FilePickerButton size="small" accept="image/*" multiple onSelect={(file) => void send(file, 'after')}>
            {isSending ? 'Sending…' : 'Photo after the work'}
          </FilePickerButton>
        </Row>
        {error && (
          <Notice live tone="danger" title="That did not work">
            {error}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
