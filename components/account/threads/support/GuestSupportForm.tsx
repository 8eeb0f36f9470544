import * as z from 'zod';
import { NameFields } from '@/components/layout/names/NameFields';
import { ModalLink } from '@/components/modals/shared/ModalLink';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/fields/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { threads } from '@/contract/account/threads/endpoints';
import { GuestThread } from '@/contract/account/threads/schemas';
import { withLastName } from '@/contract/account/users/nameSchema';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { formatDateTime } from '@/lib/format/dates';
import { emptySupportRequest, SupportRequestFields } from './SupportRequestFields';
import type { SupportRequestSentMessage } from './SupportRequestSent';

const { contact: contactFields, ...requestFields } = GuestThread.shape;
const GuestSupportValues = withLastName(z.object({ ...requestFields, ...contactFields.shape }));

/** A message of a visitor without an account: we answer by email, and they continue by replying to it. */
export function GuestSupportForm({ onSent }: { readonly onSent: (sent: SupportRequestSentMessage) => void }) {
  const createRequest = useApiMutation(threads.createGuestThread);
  const form = useForm(async () => GuestSupportValues, {
    draft: 'support',
    initialValues: { ...emptySupportRequest, firstName: '', lastName: '', oneName: false, email: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const submit = handleSubmit(({ firstName, lastName, oneName, email, ...request }) =>
    createRequest.mutate(
      { body: { ...request, contact: { firstName, lastName, oneName, email } } },
      {
        onSuccess: ({ answerBy }) => {
          form.sent();
          onSent({
            text: `We’ll reply by ${formatDateTime(answerBy)}. We sent a copy to ${email}: to add something, just answer it.`,
          });
        },
        onError: form.refuse,
      },
    ),
  );
  return (
    <Stack as="form" noValidate onSubmit={submit}>
      <Text $tone="soft">
        We reply by email within one business day. Already have an account?{' '}
        <ModalLink href={routes.auth.login()} modal="LOGIN" props={{ currentScreen: 'login' }}>
          Log in
        </ModalLink>{' '}
        to attach files and see the reply in your inbox.
      </Text>
      {createRequest.error && (
        <Notice live tone="danger" title="Not sent">
          {createRequest.error.message || 'Something went wrong on our side.'} Your message is still here. Try again.
        </Notice>
      )}
      <SupportRequestFields register={register} errors={errors} />
      <NameFields
        firstName={register('firstName')}
        lastName={register('lastName')}
        oneName={register('oneName')}
        errors={{ firstName: errors.firstName?.message, lastName: errors.lastName?.message }}
      />
      <Field label="Email" error={errors.email?.message}>
        {(control) => <TextInput {...control} {...register('email')} type="email" autoComplete="email" />}
      </Field>
      <div>
        <Button type="submit" loading={createRequest.isPending}>
          Send
        </Button>
      </div>
    </Stack>
  );
}
