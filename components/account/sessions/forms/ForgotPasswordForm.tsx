import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/fields/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Stack } from '@/components/ui/layout/Stack';
import { users } from '@/contract/account/users/endpoints';
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
  const { register, formState, handleSubmit, refuse } = useForm(
    () => import('@/contract/account/users/schemas').then((file) => file.ForgotPassword),
    {
      draft: 'account',
      initialValues: { email: '' },
    },
  );
  const back = <AuthLinks onScreen={onScreen} screens={[['login', 'Back to login']]} />;
  if (forgot.isSuccess) {
    return (
      <Stack>
        <Notice live tone="success" title="Check your email">
          We emailed a link to {forgot.variables.body.email}. It works once and expires in 30 minutes.
        </Notice>
        {back}
      </Stack>
    );
  }
  return (
    <AuthForm
      intro="Enter your email and we’ll send you a link."
      submitLabel="Email me a link"
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
