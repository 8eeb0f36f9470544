import { useState } from 'react';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { Button } from '@/components/ui/actions/Button';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { TextField } from '@/components/ui/fields/TextField';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { newId } from '@/contract/ids';
import { type CannedReply, desk } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';

type EditedReply = Pick<CannedReply, 'id' | 'title' | 'body'>;

/** The words our team starts messages from: add, change, remove. */
export function RepliesScreen() {
  const query = useApi(desk.listReplies);
  const { data } = query;
  const [edited, setEdited] = useState<EditedReply>();
  const remove = useApiMutation(desk.removeReply, { touches: [desk] });
  return (
    <>
      <AccountPageHeader title="Replies" actions={<Link href={routes.accounts.desk()}>Desk</Link>}>
        Start a message from one of these. Edit it before you send it.
      </AccountPageHeader>
      <Stack $gap="s24">
        {edited ? (
          <ReplyForm key={edited.id} reply={edited} onDone={() => setEdited(undefined)} />
        ) : (
          <Row>
            <Button size="small" onClick={() => setEdited({ id: newId(), title: '', body: '' })}>
              Add a reply
            </Button>
          </Row>
        )}
        <Loaded
          query={query}
          title="We couldn’t load the replies"
          skeleton={<Skeleton $height="12rem" $round="card" />}
        />
        {data?.length === 0 && (
          <EmptyState picture={<MailboxIllustration />} title="No replies yet">
            Add the first one.
          </EmptyState>
        )}
        {data?.map((reply) => (
          <Card as="article" key={reply.id} $pad="s16" aria-labelledby={`reply-${reply.id}`}>
            <Stack $gap="s8" $align="start">
              <Heading as="h2" id={`reply-${reply.id}`} $size="small">
                {reply.title}
              </Heading>
              <Text style={{ whiteSpace: 'pre-line' }}>{reply.body}</Text>
              <Row>
                <Button
                  size="small"
                  tone="secondary"
                  aria-label={`Edit: ${reply.title}`}
                  onClick={() => setEdited(reply)}
                >
                  Edit
                </Button>
                <Button
                  size="small"
                  tone="ghost"
                  aria-label={`Remove: ${reply.title}`}
                  onClick={() => remove.mutate({ params: { replyId: reply.id } })}
                >
                  Remove
                </Button>
              </Row>
            </Stack>
          </Card>
        ))}
      </Stack>
    </>
  );
}

function ReplyForm({ reply, onDone }: { readonly reply: EditedReply; readonly onDone: () => void }) {
  const [title, setTitle] = useState(reply.title);
  const [body, setBody] = useState(reply.body);
  const save = useApiMutation(desk.saveReply, { touches: [desk] });
  const { error } = save;
  return (
    <Stack
      as="form"
      noValidate
      $gap="s12"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ params: { replyId: reply.id }, body: { title, body } }, { onSuccess: onDone });
      }}
    >
      {error && !error.fields && (
        <Notice live tone="danger" title="Not saved">
          {error.message}
        </Notice>
      )}
      <TextField label="Title" error={error?.fields?.title} maxLength={80} value={title} onChange={setTitle} />
      <TextAreaField
        label="Reply"
        error={error?.fields?.body}
        rows={5}
        maxLength={4_000}
        value={body}
        onChange={setBody}
      />
      <Row>
        <Button type="submit" size="small" loading={save.isPending}>
          Save reply
        </Button>
        <Button size="small" tone="ghost" onClick={onDone}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
