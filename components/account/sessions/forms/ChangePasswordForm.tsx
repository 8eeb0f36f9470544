import { useQueryClient } from '@tanstack/react-query';
import { Field } from '@/components/ui/fields/Field';
import { users } from '@/contract/account/users/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { onLogin } from '@/lib/session/session';
import { AuthForm } from './AuthForm';
import { NewPasswordField } from './NewPasswordField';
import { PasswordInput } from './PasswordInput';

/** Changes the password of a logged-in member. */
export function ChangePasswordForm({ onDone }: { readonly onDone: () => void }) {
  const queries = useQueryClient();
  const change = useApiMutation(users.setPassword);
  const { register, formState, handleSubmit, refuse, watch } = useForm(
    () => import('@/contract/account/users/schemas').then((file) => file.PasswordChange),
    {
      draft: 'password',
      initialValues: { currentPassword: '', password: '' },
      secretFields: ['currentPassword', 'password'],
    },
  );
  const send = handleSubmit(({ currentPassword, password }) =>
    change.mutate(
      { body: { password, ...(currentPassword && { currentPassword }) } },
      {
        onSuccess: () => {
          onLogin(queries);
          onDone();
        },
        onError: refuse,
      },
    ),
  );
  const { errors } = formState;
  return (
    <AuthForm
      intro="You’ll be logged out on all other devices."
      submitLabel="Save"
      sending={change.isPending}
      error={change.error}
      onSubmit={send}
    >
      <Field
        label="Current password"
        optional
        help="Leave this blank if you’ve always logged in with a code."
        error={errors.currentPassword?.message}
      >
        {(control) => <PasswordInput {...control} {...register('currentPassword')} autoComplete="current-password" />}
      </Field>
      <NewPasswordField
        label="New password"
        registration={register('password')}
        password={watch('password')}
        error={errors.password?.message}
      />
    </AuthForm>
  );
}
