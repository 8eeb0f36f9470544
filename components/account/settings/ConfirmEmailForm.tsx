import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/fields/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { account } from '@/contract/account/account/endpoints';
import { profiles } from '@/contract/account/profiles/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { users } from '@/contract/account/users/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';

interface ConfirmEmailFormProps {
  readonly email: string;
  readonly attempt: string;
  readonly onDone: () => void;
}

/** Types the code that went to a new address; from then on it is theirs. */
export function ConfirmEmailForm({ email, attempt, onDone }: ConfirmEmailFormProps) {
  const confirm = useApiMutation(profiles.confirmEmail, { touches: [users, profiles, account, todos] });
  const { register, handleSubmit, formState } = useForm(
    () => import('@/contract/account/profiles/schemas').then((file) => file.EmailedCode),
    {
      draft: 'confirm-email',
      initialValues: { attempt, code: '' },
      secretFields: ['attempt', 'code'],
    },
  );
  const submit = handleSubmit((body) => confirm.mutate({ body }, { onSuccess: onDone }));
  return (
    <Stack as="form" id="email" aria-label="Confirm your email" noValidate onSubmit={submit} $gap="s12">
      <Notice live title={`We emailed ${email}`}>
        Enter the 6-digit code from our email. Until then, we’ll keep using your old address.
      </Notice>
      {confirm.error && (
        <Notice live tone="danger">
          {confirm.error.message}
        </Notice>
      )}
      <Field label="Code" error={formState.errors.code?.message}>
        {(control) => <TextInput {...control} {...register('code')} inputMode="numeric" autoComplete="one-time-code" />}
      </Field>
      <Row>
        <Button type="submit" loading={confirm.isPending}>
          Confirm email
        </Button>
      </Row>
    </Stack>
  );
}
