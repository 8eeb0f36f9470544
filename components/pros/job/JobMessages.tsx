import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/forms/Field';
import { TextArea } from '@/components/ui/forms/TextArea';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { newId } from '@/contract/ids';
import { proJobs } from '@/contract/proJobs/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';
import type { JobState, OpenJob } from './useJob';

interface JobMessagesProps {
  readonly job: OpenJob;
  readonly state: JobState;
}

/** What everyone on the job writes. */
export function JobMessages({ job: { details, timeZone }, state }: JobMessagesProps) {
  const [draft, setDraft] = useState(() => ({ id: newId(), body: '' }));
  const send = useApiMutation(proJobs.addJobMessage);
  return (
    <Card as="section" $pad="s16" aria-labelledby="job-messages">
      <Stack $gap="s16">
        <Heading as="h2" id="job-messages" $size="small">
          Messages
        </Heading>
        {details.messages.map(({ id, author, at, body, mine }) => (
          <div key={id}>
            <Text $tone="soft">
              {mine ? 'You' : author} · {formatDateTime(at, timeZone)}
            </Text>
            <Text>{body}</Text>
          </div>
        ))}
        <Field label="Write to the resident and Belong">
          {(control) => (
            <TextArea
              {...control}
              value={draft.body}
              onChange={({ target }) => setDraft({ ...draft, body: target.value })}
            />
          )}
        </Field>
        <Row>
          <Button
            tone="secondary"
            disabled={draft.body.trim() === ''}
            loading={send.isPending}
            onClick={() =>
              send.mutate(
                { body: { ...state.link, ...draft } },
                {
                  onSuccess: (job) => {
                    setDraft({ id: newId(), body: '' });
                    state.setJob(job);
                  },
                },
              )
            }
          >
            Send message
          </Button>
        </Row>
        {send.error && (
          <Notice live tone="danger" title="That did not work">
            {send.error.message}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
