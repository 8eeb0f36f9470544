import { useEffect, useState } from 'react';
import { UploadRows } from '@/components/layout/UploadRows';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Notice } from '@/components/ui/Notice';
import { PickFiles } from '@/components/ui/PickFiles';
import { Row } from '@/components/ui/Row';
import { Stack } from '@/components/ui/Stack';
import { TextArea } from '@/components/ui/TextArea';
import { account } from '@/contract/account';
import { threads } from '@/contract/threads';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useUploads } from '@/hooks/useUploads';
import { keepDraft, readDraft } from '@/lib/draft';

/** Writes an answer. What is typed is kept in this tab until it is sent; files are sent while one types. */
export function Composer({ threadId }: { readonly threadId: string }) {
  const draft = `thread-${threadId}`;
  const [body, setBody] = useState('');
  const [problem, setProblem] = useState<string>();
  const { uploads, send, drop, clear } = useUploads();
  const add = useApiMutation(threads.addMessage, { touches: [threads, account] });
  useEffect(() => {
    const kept = readDraft(draft).body;
    setBody(typeof kept === 'string' ? kept : '');
  }, [draft]);
  const type = (text: string) => {
    setBody(text);
    setProblem(undefined);
    keepDraft(draft, { body: text });
  };
  const attachments = uploads.flatMap(({ document }) => (document ? [document.id] : []));
  const sending = uploads.some(({ document, problem: failed }) => !document && !failed);
  const submit = () => {
    if (!body.trim()) return setProblem('Please write something first');
    if (sending) return setProblem('Please wait until your files have arrived');
    add.mutate(
      { params: { threadId }, body: { body, attachments } },
      {
        onSuccess: () => {
          setBody('');
          keepDraft(draft);
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
      {add.error && (
        <Notice live tone="danger" title="Not sent">
          {add.error.message || 'Something went wrong on our side.'} What you wrote is kept; please try again.
        </Notice>
      )}
      <Field label="Your answer" error={problem}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={body}
            maxLength={8_000}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        )}
      </Field>
      <UploadRows uploads={uploads} onDrop={drop} />
      <Row $justify="space-between">
        <PickFiles multiple tone="ghost" size="small" onPick={(file) => void send(file, { category: 'message' })}>
          Attach files
        </PickFiles>
        <Button type="submit" loading={add.isPending}>
          Send
        </Button>
      </Row>
    </Stack>
  );
}
