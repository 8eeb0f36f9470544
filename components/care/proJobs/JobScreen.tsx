import { ProLayout } from '@/components/care/pros/shared/ProLayout';
import { PageHead } from '@/components/layout/head/PageHead';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { ProJob } from '@/contract/care/proJobs/endpoints';
import { useFocusRestore } from '@/hooks/useFocusRestore';
import { AnswerJob } from './AnswerJob';
import { ConfirmPhone } from './ConfirmPhone';
import { JobSummary } from './JobSummary';
import { JobWork } from './JobWork';
import { endedTexts } from './job.labels';
import { type JobState, useJob } from './useJob';

/** A job on a Pro's phone, opened from our email without an account. */
export function JobScreen() {
  const state = useJob();
  const { job, isReading, isClosed, hasFailed } = state;
  const screen = useFocusRestore<HTMLDivElement>();
  return (
    <Container $width="reading">
      <PageHead title="Your job" noindex />
      <ProLayout>
        <Stack $gap="s24" ref={screen} tabIndex={-1}>
          <Heading as="h1" $size="section">
            {job?.title ?? 'Your job'}
          </Heading>
          {isClosed && (
            <Notice tone="warning" title="This link doesn’t work anymore">
              Look for a newer email from us, or reply to it. If you were forwarded this link, ask the person who sent
              it.
            </Notice>
          )}
          {hasFailed && (
            <ErrorState title="We couldn’t open your job" onRetry={() => state.reload()}>
              Your link still works.
            </ErrorState>
          )}
          {!job && !isClosed && !hasFailed && isReading && (
            <>
              <Text $tone="soft">We’re reading your link. This needs JavaScript, so that no one else can.</Text>
              <Skeleton $height="16rem" $round="card" />
            </>
          )}
          {job && <JobContent job={job} state={state} />}
        </Stack>
      </ProLayout>
    </Container>
  );
}

function JobContent({ job, state }: { readonly job: ProJob; readonly state: JobState }) {
  const { details, status } = job;
  const ended = endedTexts[status];
  return (
    <>
      <JobSummary job={job} />
      {ended && (
        <Notice tone="info" title={ended.title}>
          {ended.text}
        </Notice>
      )}
      {!ended && !details && <ConfirmPhone job={job} state={state} />}
      {details && status === 'offered' && <AnswerJob job={job} state={state} />}
      {details && status === 'accepted' && <JobWork job={{ ...job, details }} state={state} />}
    </>
  );
}
