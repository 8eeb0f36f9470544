import { Field } from '@/components/ui/fields/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { sessions } from '@/contract/account/sessions/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { AuthForm } from './AuthForm';
import { AuthLinks } from './AuthLinks';
import type { AuthFormScreenProps } from './authFormProps';
import { LoginCodeForm } from './LoginCodeForm';
import { LoginMethods } from './LoginMethods';

/** Asks where to mail a code, and then for the code. */
export function RequestLoginCodeForm(part: AuthFormScreenProps) {
  const request = useApiMutation(sessions.requestCode);
  const resend = useApiMutation(sessions.requestCode);
  const { register, formState, handleSubmit, refuse } = useForm(
    () => import('@/contract/account/sessions/schemas').then((file) => file.CodeRequest),
    {
      draft: 'account',
      initialValues: { email: '' },
    },
  );
  if (request.data) {
    const email = request.variables.body.email;
    return (
      <LoginCodeForm
        {...part}
        attempt={request.data.attempt}
        email={email}
        onResend={() => resend.mutateAsync({ body: { email } })}
        onChangeEmail={request.reset}
      />
    );
  }
  return (
    <AuthForm
      intro="We’ll email you a 6-digit code. No password needed."
      submitLabel="Email me a code"
      autoFocus={part.hasMoved}
      sending={request.isPending}
      error={request.error}
      onSubmit={handleSubmit((body) => request.mutate({ body }, { onError: refuse }))}
      links={
        <>
          <AuthLinks
            onScreen={part.onScreen}
            screens={[
              ['login', 'Use my password'],
              ['register', 'Create an account'],
            ]}
          />
          <LoginMethods onLogin={part.onLogin} returnTo={part.returnTo} />
        </>
      }
    >
      <Field label="Email" error={formState.errors.email?.message}>
        {(control) => <TextInput {...control} {...register('email')} type="email" autoComplete="username" />}
      </Field>
    </AuthForm>
  );
}
