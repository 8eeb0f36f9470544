import { Field } from '@/components/ui/forms/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { sessions } from '@/contract/sessions/endpoints';
import { CodeLogin } from '@/contract/sessions/schemas';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { AuthForm } from './AuthForm';
import { AuthLinks } from './AuthLinks';
import type { AuthFormScreenProps } from './authFormProps';

interface LoginCodeFormProps extends AuthFormScreenProps {
  readonly attempt: string;
  readonly email: string;
}

/** The code we mailed, typed or filled in by the device. It holds in this browser alone. */
export function LoginCodeForm({ attempt, email, onScreen, onLogin }: LoginCodeFormProps) {
  const login = useApiMutation(sessions.loginByCode);
  const { register, formState, handleSubmit, sent } = useForm(CodeLogin, {
    draft: 'code',
    initialValues: { attempt, code: '' },
    secretFields: ['attempt', 'code'],
  });
  const send = handleSubmit(({ code }) =>
    login.mutate(
      { body: { attempt, code } },
      {
        onSuccess: (entered) => {
          sent();
          onLogin(entered);
        },
      },
    ),
  );
  return (
    <AuthForm
      intro={`We have mailed six digits to ${email}. They work for ten minutes.`}
      submitLabel="Continue"
      autoFocus
      sending={login.isPending}
      error={login.error}
      onSubmit={send}
      links={<AuthLinks onScreen={onScreen} screens={[['login', 'Use my password']]} />}
    >
      <Field label="Code" error={formState.errors.code?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
          />
        )}
      </Field>
    </AuthForm>
  );
}
