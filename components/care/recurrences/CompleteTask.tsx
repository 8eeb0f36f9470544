import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type Occurrence, type Recurrence, recurrences } from '@/contract/care/recurrences/endpoints';
import { careType } from '@/contract/care/recurrences/plan';
import { PHOTO_ACCEPT } from '@/contract/content/media/constants';
import { useApiMutation } from '@/hooks/useApiMutation';
import { queriesOfResource } from '@/lib/api/query';
import { uploadPhoto } from '@/lib/api/uploadPhoto';

interface CompleteTaskProps {
  readonly recurrence: Recurrence;
  readonly task: Occurrence;
}

/** Says that a task is done: with a photo where one is asked for. */
export function CompleteTask({ recurrence: { id, type, canEdit }, task }: CompleteTaskProps) {
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const complete = useApiMutation(recurrences.completeOccurrence, { touches: [recurrences] });
  const params = { recurrenceId: id, occurrenceId: task.id };
  const { needsPhoto } = careType(type);
  async function send(file: File) {
    setSending(true);
    setProblem(await uploadPhoto(recurrences.uploadEvidence.path, params, file));
    setSending(false);
    await queries.invalidateQueries(queriesOfResource(recurrences));
  }
  const error = problem ?? complete.error?.message;
  return (
    <Stack $gap="s8">
      {needsPhoto && <Text $tone="soft">Add a photo of the result. It marks the task as done.</Text>}
      <Row>
        <FilePickerButton accept={PHOTO_ACCEPT} onSelect={(file) => void send(file)}>
          {isSending ? 'Sending…' : 'Add a photo'}
        </FilePickerButton>
        {(!needsPhoto || canEdit) && (
          <Button loading={complete.isPending} onClick={() => complete.mutate({ params, body: {} })}>
            Mark as done
          </Button>
        )}
      </Row>
      {error && (
        <Notice live tone="danger" title="That did not work">
          {error}
        </Notice>
      )}
    </Stack>
  );
}
