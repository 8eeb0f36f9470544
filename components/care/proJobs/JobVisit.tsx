import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { HOUR_MS } from '@/contract/calendar/durations';
import { instantOf } from '@/contract/calendar/instantOf';
import { proJobs } from '@/contract/care/proJobs/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';
import type { OpenJob } from './jobRecord';
import type { JobState } from './useJob';

const HOURS = [1, 2, 3, 4];
/** Statuses in which the Pro may set a time. */
const SCHEDULABLE: readonly string[] = ['assigned', 'scheduled', 'en_route', 'waiting'];

interface JobVisitProps {
  readonly job: OpenJob;
  readonly state: JobState;
}

/** The visit: a time that suits with one tap, or another one, on the clock of the home. */
export function JobVisit({ job, state }: JobVisitProps) {
  const { details, windows, timeZone } = job;
  const [start, setStart] = useState('');
  const [hours, setHours] = useState(2);
  const schedule = useApiMutation(proJobs.scheduleJob);
  if (!SCHEDULABLE.includes(details.jobStatus)) return null;
  const book = (startsAt: string, endsAt: string) =>
    schedule.mutate(
      { body: { ...state.link, startsAt, endsAt, replaces: details.visit?.id ?? null } },
      { onSuccess: state.setJob, onError: () => state.reload() },
    );
  const bookOwn = () => {
    const from = instantOf(start, timeZone);
    book(from, new Date(Date.parse(from) + hours * HOUR_MS).toISOString());
  };
  return (
    <Card as="section" $pad="s16" aria-labelledby="job-visit">
      <Stack $gap="s16">
        <Heading as="h2" id="job-visit" $size="small">
          {details.visit ? 'Your visit' : 'When can you come?'}
        </Heading>
        {details.visit && <Text>{formatDateTime(details.visit.startsAt, timeZone)}</Text>}
        {windows.map(({ from, to }) => (
          <Button
            key={from}
            tone="secondary"
            disabled={schedule.isPending || details.visit?.startsAt === from}
            onClick={() => book(from, to)}
          >
            {formatDateTime(from, timeZone)}
          </Button>
        ))}
        <TextField
          label={details.visit || windows.length > 0 ? 'Another time' : 'Date and time'}
          type="datetime-local"
          value={start}
          onChange={setStart}
        />
        <SelectField
          label="How long"
          options={HOURS.map((each) => ({ value: String(each), label: each === 1 ? '1 hour' : `${each} hours` }))}
          value={String(hours)}
          onChange={(value) => setHours(Number(value))}
        />
        <Row>
          <Button disabled={start === ''} loading={schedule.isPending} onClick={bookOwn}>
            {details.visit ? 'Move the visit' : 'Book this time'}
          </Button>
        </Row>
        {schedule.error && (
          <Notice live tone="danger" title="That time doesn’t work">
            {schedule.error.message}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
