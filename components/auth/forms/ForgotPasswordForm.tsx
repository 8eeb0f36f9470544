import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/forms/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Stack } from '@/components/ui/layout/Stack';
import { users } from '@/contract/users/endpoints';
import { ForgotPassword } from '@/contract/users/schemas';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { AuthForm } from './AuthForm';
import { AuthLinks } from './AuthLinks';
import type { AuthFormScreenProps } from './authFormProps';

/** Has a link mailed to choose a new password. The answer is the same for everybody. */
export function ForgotPasswordForm({
  onScreen,
  hasMoved = false,
}: Pick<AuthFormScreenProps, 'onScreen'> & Partial<Pick<AuthFormScreenProps, 'hasMoved'>>) {
  const forgot = useApiMutation(users.forgotPassword);
  const { register, formState, handleSubmit, refuse } = useForm(ForgotPassword, {
    draft: 'account',
    initialValues: { email: '' },
  });
  const back = <AuthLinks onScreen={onScreen} screens={[['login', 'Back to logging in']]} />;
  if (forgot.isSuccess) {
    return (
      <Stack>
        <Notice live tone="success" title="Look into your inbox">
          We have written to {forgot.variables.body.email}. The link in our letter works once, for thirty minutes.
        </Notice>
        {back}
      </Stack>
    );
  }
  return (
    <AuthForm
      intro="Tell us your email address, and we mail you a link."
      submitLabel="Mail me a link"
      autoFocus={hasMoved}
      sending={forgot.isPending}
      error={forgot.error}
      onSubmit={handleSubmit((body) => forgot.mutate({ body }, { onError: refuse }))}
      links={back}
    >
      <Field label="Email" error={formState.errors.email?.message}>
        {(control) => <TextInput {...control} {...register('email')} type="email" autoComplete="username" />}
      </Field>
    </AuthForm>
  );
}
