import type { FormEvent } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type Application, applications, type OwnApplicant } from '@/contract/leasing/applications/endpoints';
import { screenings } from '@/contract/leasing/screenings/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { useUploads } from '@/hooks/useUploads';
import { formatDateTime } from '@/lib/format/dates';

interface RecordAnswerFormProps {
  readonly application: Application;
  readonly record: NonNullable<OwnApplicant['record']>;
}

/** A record was reported: what the person says about it, before anyone weighs it. */
export function RecordAnswerForm({ application, record }: RecordAnswerFormProps) {
  const { timeZone } = application.home;
  const {
    values: { text, disputes },
    set,
    clear,
  } = useDraft(`record:${record.screeningId}`, { text: '', disputes: false });
  const { uploads, send } = useUploads();
  const answerRecord = useApiMutation(screenings.answerRecord, {
    touches: [applications, screenings],
    onArrived: clear,
  });
  if (record.answered)
    return (
      <Notice title="We have your answer">
        A person on our team reads it before they weigh the record. We’ll email you what comes next.
      </Notice>
    );
  const documentIds = uploads.flatMap(({ document }) => (document ? [document.id] : []));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    answerRecord.mutate({
      params: { screeningId: record.screeningId },
      body: { text: text.trim(), disputes, documentIds },
    });
  };
  return (
    <Card as="section" $tone="float" aria-labelledby="record">
      <Stack as="form" method="post" onSubmit={submit} noValidate>
        <Heading as="h2" id="record" $size="part">
          A record came up in your background check
        </Heading>
        <Text>
          Nothing is decided. Read the copy in Your reports below, and tell us what we should know: what happened, how
          long ago, and what has changed since. Answer by <strong>{formatDateTime(record.answerBy, timeZone)}</strong>.
        </Text>
        <TextAreaField
          label="Your answer"
          error={answerRecord.error?.fields?.text}
          rows={5}
          maxLength={4_000}
          value={text}
          onChange={(text) => set({ text })}
        />
        <Checkbox checked={disputes} onChange={(event) => set({ disputes: event.currentTarget.checked })}>
          The report is wrong or incomplete, and I dispute it
        </Checkbox>
        <div>
          <FilePickerButton multiple onSelect={(file) => void send(file, { category: 'application' })}>
            Add files
          </FilePickerButton>
        </div>
        {uploads.map(({ key, name, problem, document }) => (
          <Text key={key} $size="small" $tone={problem ? 'danger' : 'soft'}>
            {name}: {problem ?? (document ? 'uploaded' : 'uploading')}
          </Text>
        ))}
        {answerRecord.error && !answerRecord.error.fields && (
          <Notice tone="danger" live>
            {answerRecord.error.message}
          </Notice>
        )}
        <div>
          <Button type="submit" loading={answerRecord.isPending}>
            Send answer
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
