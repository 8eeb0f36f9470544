import { UnsentNotice } from '@/components/layout/shared/UnsentNotice';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';
import { useStoredOffline } from '@/hooks/useOfflineRecord';
import { formatPhone } from '@/lib/format/text';
import { JobBilling } from './JobBilling';
import { JobChecklist } from './JobChecklist';
import { JobMessages } from './JobMessages';
import { JobMoves } from './JobMoves';
import { JobVisit } from './JobVisit';
import { presenceLabels, refusedLabel } from './job.labels';
import type { OpenJob } from './jobRecord';
import type { JobState } from './useJob';

interface JobWorkProps {
  readonly job: OpenJob;
  readonly state: JobState;
}

/** An accepted job: where it is, when, what to do, and the bill. */
export function JobWork({ job, state }: JobWorkProps) {
  const { address, access, description } = job.details;
  const isOffline = useStoredOffline(routes.pros.job());
  const place = `${address}, ${job.city}, ${job.state} ${job.zipcode}`;
  return (
    <Stack $gap="s24">
      <UnsentNotice unsent={state.unsent} isOffline={isOffline} />
      {state.problem && (
        <Notice live tone="danger" title="That did not work">
          {state.problem}
        </Notice>
      )}
      {state.refused.length > 0 && (
        <Notice live tone="warning" title="We couldn’t use everything from this phone">
          <ul>
            {state.refused.map(({ id, field, value, problem }) => (
              <li key={id}>
                {refusedLabel(field, value)}: {problem}
              </li>
            ))}
          </ul>
          <Button size="small" tone="secondary" onClick={() => void state.dismissRefused()}>
            OK
          </Button>
        </Notice>
      )}
      <Card as="section" $pad="s16" aria-labelledby="job-place">
        <Stack $gap="s8">
          <Heading as="h2" id="job-place" $size="small">
            {address}
          </Heading>
          <Link href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}>Open in maps</Link>
          {access && (
            <Text $tone="soft">
              {presenceLabels[access.presence]}.{' '}
              {access.permissionToEnter ? 'You may enter if no one answers.' : 'Don’t enter if no one answers.'}
              {access.pets && ` Pets: ${access.pets}.`}
              {access.hasAlarm && ' There is an alarm. Ask us for the code.'}
            </Text>
          )}
          {access?.phone && <Link href={`tel:${access.phone}`}>Call {formatPhone(access.phone)}</Link>}
          {description && <Text>{description}</Text>}
        </Stack>
      </Card>
      <JobVisit job={job} state={state} />
      <JobMoves job={job} state={state} />
      <JobChecklist job={job} state={state} />
      <JobBilling job={job} state={state} />
      <JobMessages job={job} state={state} />
    </Stack>
  );
}
