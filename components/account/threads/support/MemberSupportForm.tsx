import { UploadList } from '@/components/layout/shared/UploadList';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { AccountHome } from '@/contract/account/account/endpoints';
import { threads } from '@/contract/account/threads/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { useUploads } from '@/hooks/useUploads';
import { emptySupportRequest, SupportRequestFields } from './SupportRequestFields';

const loadSchema = async () =>
  (await import('@/contract/account/threads/schemas')).NewThread.pick({ subject: true, topic: true, body: true });

interface MemberSupportFormProps {
  /** The home it is about. */
  readonly home?: AccountHome;
  /** Given the new thread. */
  readonly onSent: (threadId: string) => void;
}

/** A message of a logged-in member: it starts a thread in their inbox and may have attachments. */
export function MemberSupportForm({ home, onSent }: MemberSupportFormProps) {
  const create = useApiMutation(threads.createThread, { touches: [threads] });
  const { uploads, send, drop } = useUploads();
  const form = useForm(loadSchema, {
    draft: `new-thread-${home?.id ?? ''}`,
    initialValues: home ? { ...emptySupportRequest, topic: 'owning' } : emptySupportRequest,
  });
  const { register, handleSubmit, formState } = form;
  const uploadsPending = uploads.some(({ document, problem }) => !document && !problem);
  const submit = handleSubmit((typed) => {
    const attachments = uploads.flatMap(({ document }) => (document ? [document.id] : []));
    create.mutate(
      { body: { ...typed, attachments, ...(home && { homeId: home.id }) } },
      {
        onSuccess: ({ id }) => {
          form.sent();
          onSent(id);
        },
        onError: form.refuse,
      },
    );
  });
  return (
    <Stack as="form" noValidate onSubmit={submit}>
      <Text $tone="soft">
        {home ? `About ${home.streetAddress}. ` : ''}We reply within one business day, in your inbox and by email.
      </Text>
      {create.error && (
        <Notice live tone="danger" title="Not sent">
          {create.error.message || 'Something went wrong on our side.'} Your message is still here. Try again.
        </Notice>
      )}
      <SupportRequestFields register={register} errors={formState.errors} />
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
        <Button type="submit" loading={create.isPending || uploadsPending}>
          Send
        </Button>
      </Row>
    </Stack>
  );
}
