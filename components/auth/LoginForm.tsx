import { Field } from '@/components/ui/Field';
import { TextInput } from '@/components/ui/TextInput';
import { sessions } from '@/contract/sessions';
import { Login } from '@/contract/sessions.schemas';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { browserDoor } from '@/lib/api/client';
import { AuthForm } from './AuthForm';
import type { AuthPartProps, Refused } from './authPart';
import { OtherWays } from './OtherWays';
import { PasswordInput } from './PasswordInput';
import { Ways } from './Ways';

interface LoginFormProps extends AuthPartProps {
  /** What an attempt without scripts came to. */
  readonly failed?: Refused | null;
}

/** Logs in by password. Works as a plain form, too. */
export function LoginForm({ onScreen, onEntered, returnTo, moved, failed = null }: LoginFormProps) {
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
        onSuccess: (entered) => {
          sent();
          onEntered(entered);
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
        <>
          <Ways
            onScreen={onScreen}
            to={[
              ['forgot', 'Forgot your password?'],
              ['code', 'Mail me a code instead'],
              ['register', 'Open an account'],
            ]}
          />
          <OtherWays onEntered={onEntered} returnTo={returnTo} />
        </>
      }
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <Field label="E-mail" error={errors.email?.message}>
        {(control) => <TextInput {...control} {...register('email')} type="email" autoComplete="username webauthn" />}
      </Field>
      <Field label="Password" error={errors.password?.message}>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
      </Field>
    </AuthForm>
  );
}
