import { Field } from '@/components/ui/fields/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { sessions } from '@/contract/account/sessions/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { apiProxyPath } from '@/lib/api/client';
import { AuthForm } from './AuthForm';
import { AuthLinks } from './AuthLinks';
import type { AuthFormScreenProps } from './authFormProps';

/** The second proof: a code of the app. Works as a plain form, too. */
export function SecondFactorForm({
  step,
  returnTo,
  onScreen,
  onLogin,
}: AuthFormScreenProps & { readonly step: string }) {
  const login = useApiMutation(sessions.loginBySecondFactor);
  const { register, formState, handleSubmit } = useForm(
    () => import('@/contract/account/sessions/schemas').then((file) => file.SecondFactor),
    {
      draft: 'second-factor',
      initialValues: { step, code: '' },
      secretFields: ['step', 'code'],
    },
  );
  return (
    <AuthForm
      intro="Open your authenticator app and enter the code for Belong."
      submitLabel="Continue"
      autoFocus
      sending={login.isPending}
      error={login.error}
      post={`${apiProxyPath}${sessions.loginBySecondFactor.path}`}
      onSubmit={handleSubmit(({ code }) => login.mutate({ body: { step, code } }, { onSuccess: onLogin }))}
      links={<AuthLinks onScreen={onScreen} screens={[['login', 'Start over']]} />}
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="step" value={step} />
      <Field
        label="Authenticator code"
        help="No phone? Enter one of your recovery codes."
        error={formState.errors.code?.message}
      >
        {(control) => <TextInput {...control} {...register('code')} autoComplete="one-time-code" maxLength={20} />}
      </Field>
    </AuthForm>
  );
}
