import { useState } from 'react';
import { ReplyPicker } from '@/components/account/threads/ReplyPicker';
import { UploadList } from '@/components/layout/shared/UploadList';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { account } from '@/contract/account/account/endpoints';
import { threads } from '@/contract/account/threads/endpoints';
import { users } from '@/contract/account/users/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { useUploads } from '@/hooks/useUploads';

/** Writes an answer. What is typed is kept in this tab until it is sent; files are sent while one types. */
export function MessageComposer({ threadId }: { readonly threadId: string }) {
  const { data: me } = useApi(users.getUser);
  const draft = useDraft(`thread-${threadId}`, { body: '' });
  const { body } = draft.values;
  const [problem, setProblem] = useState<string>();
  const { uploads, send, drop, clear } = useUploads();
  const addFiles = useApiMutation(threads.addMessage, { touches: [threads, account] });
  const type = (text: string) => {
    draft.set({ body: text });
    setProblem(undefined);
  };
  const attachments = uploads.flatMap(({ document }) => (document ? [document.id] : []));
  const sending = uploads.some(({ document, problem: failed }) => !document && !failed);
  const submit = () => {
    if (!body.trim()) return setProblem('Enter a message');
    if (sending) return setProblem('Wait until your files are uploaded');
    addFiles.mutate(
      { params: { threadId }, body: { body, attachments } },
      {
        onSuccess: () => {
          draft.clear();
          clear();
        },
      },
    );
  };
  return (
    <Stack
      as="form"
      noValidate
      $gap="s12"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {addFiles.error && (
        <Notice live tone="danger" title="Not sent">
          {addFiles.error.message || 'Something went wrong on our side.'} Your message is still here. Try again.
        </Notice>
      )}
      {me?.type === 'staff' && <ReplyPicker onPick={(words) => type(body ? `${body}\n\n${words}` : words)} />}
      <TextAreaField label="Your message" error={problem} rows={3} maxLength={8_000} value={body} onChange={type} />
      <UploadList uploads={uploads} onRemove={drop} />
      <Row $justify="space-between">
        <FilePickerButton
          multiple
          tone="ghost"
          size="small"
          onSelect={(file) => void send(file, { category: 'message' })}
        >
          Attach files
        </FilePickerButton>
        <Button type="submit" loading={addFiles.isPending}>
          Send
        </Button>
      </Row>
    </Stack>
  );
}
