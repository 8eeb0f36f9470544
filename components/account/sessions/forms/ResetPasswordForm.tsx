import { users } from '@/contract/account/users/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { AuthForm } from './AuthForm';
import { NewPasswordField } from './NewPasswordField';

interface ResetPasswordFormProps {
  readonly token: string;
  /** The password is new; `step` where a code of their app is awaited. */
  readonly onDone: (step: string | null) => void;
}

/** A new password with the link we mailed. */
export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const reset = useApiMutation(users.resetPassword);
  const { register, formState, handleSubmit, refuse, watch } = useForm(
    () => import('@/contract/account/users/schemas').then((file) => file.PasswordReset),
    {
      draft: 'reset-password',
      initialValues: { token, password: '' },
      secretFields: ['token', 'password'],
    },
  );
  const send = handleSubmit(({ password }) =>
    reset.mutate(
      { body: { token, password } },
      {
        onSuccess: ({ step }) => onDone(step),
        onError: refuse,
      },
    ),
  );
  return (
    <AuthForm
      intro="You’ll be logged out on all other devices."
      submitLabel="Save and log in"
      sending={reset.isPending}
      error={reset.error}
      onSubmit={send}
    >
      <NewPasswordField
        label="New password"
        registration={register('password')}
        password={watch('password')}
        error={formState.errors.password?.message}
      />
    </AuthForm>
  );
}
