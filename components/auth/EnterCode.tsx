import { Field } from '@/components/ui/Field';
import { TextInput } from '@/components/ui/TextInput';
import { sessions } from '@/contract/sessions';
import { CodeLogin } from '@/contract/sessions.schemas';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { AuthForm } from './AuthForm';
import type { AuthPartProps } from './authPart';
import { Ways } from './Ways';

interface EnterCodeProps extends AuthPartProps {
  readonly attempt: string;
  readonly email: string;
}

/** The code we mailed, typed or filled in by the device. It holds in this browser alone. */
export function EnterCode({ attempt, email, onScreen, onEntered }: EnterCodeProps) {
  const login = useApiMutation(sessions.loginByCode);
  const { register, formState, handleSubmit, sent } = useForm(CodeLogin, {
    draft: 'code',
    start: { attempt, code: '' },
    secret: ['attempt', 'code'],
  });
  const send = handleSubmit(({ code }) =>
    login.mutate(
      { body: { attempt, code } },
      {
        onSuccess: (entered) => {
          sent();
          onEntered(entered);
        },
      },
    ),
  );
  return (
    <AuthForm
      intro={`We have mailed six digits to ${email}. They work for ten minutes.`}
      action="Continue"
      takesFocus
      sending={login.isPending}
      error={login.error}
      onSubmit={send}
      ways={<Ways onScreen={onScreen} to={[['login', 'Use my password']]} />}
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
