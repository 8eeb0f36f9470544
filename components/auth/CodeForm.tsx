import { Field } from '@/components/ui/Field';
import { TextInput } from '@/components/ui/TextInput';
import { sessions } from '@/contract/sessions';
import { CodeRequest } from '@/contract/sessions.schemas';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { AuthForm } from './AuthForm';
import type { AuthPartProps } from './authPart';
import { EnterCode } from './EnterCode';
import { Ways } from './Ways';

/** Asks where to mail a code, and then for the code. */
export function CodeForm(part: AuthPartProps) {
  const request = useApiMutation(sessions.requestCode);
  const { register, formState, handleSubmit, refuse } = useForm(CodeRequest, {
    draft: 'account',
    start: { email: '' },
  });
  if (request.data) {
    const email = request.variables.body.email;
    return <EnterCode {...part} attempt={request.data.attempt} email={email} />;
  }
  return (
    <AuthForm
      intro="We mail you six digits; no password needed."
      action="Mail me a code"
      takesFocus={part.moved}
      sending={request.isPending}
      error={request.error}
      onSubmit={handleSubmit((body) => request.mutate({ body }, { onError: refuse }))}
      ways={
        <Ways
          onScreen={part.onScreen}
          to={[
            ['login', 'Use my password'],
            ['register', 'Open an account'],
          ]}
        />
      }
    >
      <Field label="E-mail" error={formState.errors.email?.message}>
        {(control) => <TextInput {...control} {...register('email')} type="email" autoComplete="username" />}
      </Field>
    </AuthForm>
  );
}
