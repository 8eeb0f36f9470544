import { useQueryClient } from '@tanstack/react-query';
import { Field } from '@/components/ui/Field';
import { TextInput } from '@/components/ui/TextInput';
import { sessions } from '@/contract/sessions';
import { Login } from '@/contract/sessions.schemas';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { browserDoor } from '@/lib/api/client';
import { sessionBegan } from '@/lib/session';
import { AuthForm } from './AuthForm';
import type { AuthPartProps, Refused } from './authPart';
import { PasswordInput } from './PasswordInput';
import { Ways } from './Ways';

interface LoginFormProps extends AuthPartProps {
  /** What an attempt without scripts came to. */
  readonly failed?: Refused | null;
}

/** Logs in by password. Works as a plain form, too. */
export function LoginForm({ onScreen, onDone, returnTo, moved, failed = null }: LoginFormProps) {
  const queries = useQueryClient();
  const login = useApiMutation(sessions.login);
  const { register, formState, handleSubmit, sent } = useForm(Login, {
    draft: 'account',
    start: { email: '', password: '' },
    secret: ['password'],
  });
  const send = handleSubmit((body) =>
    login.mutate(
      { body },
      {
        onSuccess: ({ user }) => {
          sent();
          sessionBegan(queries, user);
          onDone();
        },
      },
    ),
  );
  const { errors } = formState;
  return (
    <AuthForm
      action="Log in"
      takesFocus={moved}
      sending={login.isPending}
      error={login.error ?? (login.isIdle ? failed : null)}
      post={`${browserDoor}${sessions.login.path}`}
      onSubmit={send}
      ways={
        <Ways
          onScreen={onScreen}
          to={[
            ['forgot', 'Forgot your password?'],
            ['code', 'Mail me a code instead'],
            ['register', 'Open an account'],
          ]}
        />
      }
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <Field label="E-mail" error={errors.email?.message}>
        {(control) => <TextInput {...control} {...register('email')} type="email" autoComplete="username" />}
      </Field>
      <Field label="Password" error={errors.password?.message}>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
      </Field>
    </AuthForm>
  );
}
