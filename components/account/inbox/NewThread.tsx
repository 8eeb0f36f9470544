import { useRouter } from 'next/router';
import { UploadRows } from '@/components/layout/UploadRows';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Field } from '@/components/ui/Field';
import { Heading } from '@/components/ui/Heading';
import { Link } from '@/components/ui/Link';
import { Notice } from '@/components/ui/Notice';
import { PickFiles } from '@/components/ui/PickFiles';
import { Row } from '@/components/ui/Row';
import { Select } from '@/components/ui/Select';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { TextArea } from '@/components/ui/TextArea';
import { TextInput } from '@/components/ui/TextInput';
import type { AccountHome } from '@/contract/account';
import { threads } from '@/contract/threads';
import { NewThread as Form } from '@/contract/threads.schemas';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { useUploads } from '@/hooks/useUploads';
import { routes } from '@/lib/routes';

const Typed = Form.pick({ subject: true, body: true, topic: true });

const topics = {
  repair: 'A repair',
  payment: 'A payment',
  owning: 'Owning a home',
  renting: 'Renting a home',
  tour: 'Seeing a home',
  application: 'An application',
  other: 'Something else',
} as const;

/** Begins a matter with us. A person answers within one working day. */
export function NewThread({ home }: { readonly home?: AccountHome }) {
  const { replace } = useRouter();
  const create = useApiMutation(threads.createThread, { touches: [threads] });
  const { uploads, send, drop } = useUploads();
  const form = useForm(Typed, {
    draft: `new-thread-${home?.id ?? ''}`,
    start: { subject: '', body: '', topic: home ? 'owning' : 'other' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const sending = uploads.some(({ document, problem }) => !document && !problem);
  const submit = handleSubmit((typed) => {
    const attachments = uploads.flatMap(({ document }) => (document ? [document.id] : []));
    create.mutate(
      { body: { ...typed, attachments, ...(home && { homeId: home.id }) } },
      {
        onSuccess: ({ id }) => {
          form.sent();
          void replace(`${routes.accounts.inbox()}?thread=${id}`, undefined, { shallow: true });
        },
        onError: form.refuse,
      },
    );
  });
  return (
    <Card>
      <Stack as="form" noValidate onSubmit={submit}>
        <Link href={routes.accounts.inbox()} shallow quiet>
          All messages
        </Link>
        <Heading $size="part">Write to us</Heading>
        <Text $tone="soft">
          {home ? `About ${home.streetAddress}. ` : ''}A person answers within one working day, here and by e-mail.
        </Text>
        {create.error && (
          <Notice live tone="danger" title="Not sent">
            {create.error.message || 'Something went wrong on our side.'} What you wrote is kept; please try again.
          </Notice>
        )}
        <Field label="What is it about?" error={errors.subject?.message}>
          {(control) => <TextInput {...control} {...register('subject')} placeholder="In a few words" />}
        </Field>
        <Field label="Kind of matter">
          {(control) => (
            <Select {...control} {...register('topic')}>
              {Object.entries(topics).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Your message" error={errors.body?.message}>
          {(control) => <TextArea {...control} {...register('body')} rows={6} />}
        </Field>
        <UploadRows uploads={uploads} onDrop={drop} />
        <Row $justify="space-between">
          <PickFiles multiple tone="ghost" size="small" onPick={(file) => void send(file, { category: 'message' })}>
            Attach files
          </PickFiles>
          <Button type="submit" loading={create.isPending || sending}>
            Send
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
