import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { JOB_CHECKLIST, JOB_STEPS } from '@/contract/care/proJobs/constants';
import { PHOTO_ACCEPT } from '@/contract/content/media/constants';
import { JobPhotos } from './JobPhotos';
import type { OpenJob } from './jobRecord';
import type { JobState } from './useJob';

interface JobChecklistProps {
  readonly job: OpenJob;
  readonly state: JobState;
}

/** Steps to tick, and photos from before and after the work. */
export function JobChecklist({ job: { details }, state }: JobChecklistProps) {
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
            onChange={({ target }) => {
              const others = details.checklist.filter((each) => each !== step);
              void state.saveChecklist(target.checked ? [...others, step] : others);
            }}
          >
            {JOB_CHECKLIST[step]}
          </Checkbox>
        ))}
        <JobPhotos photos={details.photos} local={state.photos} />
        <Row>
          <FilePickerButton
            size="small"
            accept={PHOTO_ACCEPT}
            multiple
            onSelect={(file) => void state.addPhoto(file, 'before')}
          >
            Photo before the work
          </FilePickerButton>
          <FilePickerButton
            size="small"
            accept={PHOTO_ACCEPT}
            multiple
            onSelect={(file) => void state.addPhoto(file, 'after')}
          >
            Photo after the work
          </FilePickerButton>
        </Row>
      </Stack>
    </Card>
  );
}
