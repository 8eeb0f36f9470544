import { Button } from '@/components/ui/actions/Button';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { useDraft } from '@/hooks/useDraft';
import { formatDateTime } from '@/lib/format/dates';
import type { OpenJob } from './jobRecord';
import type { JobState } from './useJob';

interface JobMessagesProps {
  readonly job: OpenJob;
  readonly state: JobState;
}

/** What everyone on the job writes. */
export function JobMessages({ job: { details, timeZone }, state }: JobMessagesProps) {
  const {
    values: { body },
    set,
    clear,
  } = useDraft(`job-message:${state.recordId}`, { body: '' });
  return (
    <Card as="section" $pad="s16" aria-labelledby="job-messages">
      <Stack $gap="s16">
        <Heading as="h2" id="job-messages" $size="small">
          Messages
        </Heading>
        {details.messages.map(({ id, author, at, body: words, mine }) => (
          <div key={id}>
            <Text $tone="soft">
              {mine ? 'You' : author} · {formatDateTime(at, timeZone)}
            </Text>
            <Text>{words}</Text>
          </div>
        ))}
        <TextAreaField
          label="Write to the resident and Belong"
          maxLength={4_000}
          value={body}
          onChange={(body) => set({ body })}
        />
        <Row>
          <Button
            tone="secondary"
            disabled={body.trim() === ''}
            onClick={() => {
              void state.sendMessage(body.trim());
              clear();
            }}
          >
            Send message
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
