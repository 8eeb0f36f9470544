import { users } from '@/contract/users';
import { PasswordReset } from '@/contract/users.schemas';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { AuthForm } from './AuthForm';
import { NewPassword } from './NewPassword';

interface ResetFormProps {
  readonly token: string;
  /** The password is new; `step` where a code of their app is awaited. */
  readonly onDone: (step: string | null) => void;
}

/** A new password with the link we mailed. */
export function ResetForm({ token, onDone }: ResetFormProps) {
  const reset = useApiMutation(users.resetPassword);
  const { register, formState, handleSubmit, refuse, watch } = useForm(PasswordReset, {
    draft: 'reset',
    start: { token, password: '' },
    secret: ['token', 'password'],
  });
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
      intro="Every other device will be logged out."
      action="Save and log in"
      sending={reset.isPending}
      error={reset.error}
      onSubmit={send}
    >
      <NewPassword
        label="New password"
        input={register('password')}
        typed={watch('password')}
        error={formState.errors.password?.message}
      />
    </AuthForm>
  );
}
