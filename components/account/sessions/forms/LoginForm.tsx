import { Field } from '@/components/ui/fields/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { sessions } from '@/contract/account/sessions/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { apiProxyPath } from '@/lib/api/client';
import { AuthForm } from './AuthForm';
import { AuthLinks } from './AuthLinks';
import type { AuthFormScreenProps, FormError } from './authFormProps';
import { LoginMethods } from './LoginMethods';
import { PasswordInput } from './PasswordInput';

interface LoginFormProps extends AuthFormScreenProps {
  /** What an attempt without scripts came to. */
  readonly failed?: FormError | null;
}

/** Logs in by password. Works as a plain form, too. */
export function LoginForm({ onScreen, onLogin, returnTo, hasMoved, failed = null }: LoginFormProps) {
  const login = useApiMutation(sessions.login);
  const { register, formState, handleSubmit, sent } = useForm(
    () => import('@/contract/account/sessions/schemas').then((file) => file.Login),
    {
      draft: 'account',
      initialValues: { email: '', password: '' },
      secretFields: ['password'],
    },
  );
  const send = handleSubmit((body) =>
    login.mutate(
      { body },
      {
        onSuccess: (entered) => {
          sent();
          onLogin(entered);
        },
      },
    ),
  );
  const { errors } = formState;
  return (
    <AuthForm
      submitLabel="Log in"
      autoFocus={hasMoved}
      sending={login.isPending}
      error={login.error ?? (login.isIdle ? failed : null)}
      post={`${apiProxyPath}${sessions.login.path}`}
      onSubmit={send}
      links={
        <>
          <AuthLinks
            onScreen={onScreen}
            screens={[
              ['forgot', 'Forgot your password?'],
              ['code', 'Email me a code instead'],
              ['register', 'Create an account'],
            ]}
          />
          <LoginMethods onLogin={onLogin} returnTo={returnTo} />
        </>
      }
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <Field label="Email" error={errors.email?.message}>
        {(control) => <TextInput {...control} {...register('email')} type="email" autoComplete="username webauthn" />}
      </Field>
      <Field label="Password" error={errors.password?.message}>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
      </Field>
    </AuthForm>
  );
}
