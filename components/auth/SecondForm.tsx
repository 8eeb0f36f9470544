import { Field } from '@/components/ui/Field';
import { TextInput } from '@/components/ui/TextInput';
import { sessions } from '@/contract/sessions';
import { SecondFactor } from '@/contract/sessions.schemas';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { browserDoor } from '@/lib/api/client';
import { AuthForm } from './AuthForm';
import type { AuthPartProps } from './authPart';
import { Ways } from './Ways';

/** The second proof: a code of the app. Works as a plain form, too. */
export function SecondForm({ step, returnTo, onScreen, onEntered }: AuthPartProps & { readonly step: string }) {
  const login = useApiMutation(sessions.loginBySecondFactor);
  const { register, formState, handleSubmit } = useForm(SecondFactor, {
    draft: 'second',
    start: { step, code: '' },
    secret: ['step', 'code'],
  });
  return (
    <AuthForm
      intro="One more step: open your authenticator app and type the code it shows for Belong."
      action="Continue"
      takesFocus
      sending={login.isPending}
      error={login.error}
      post={`${browserDoor}${sessions.loginBySecondFactor.path}`}
      onSubmit={handleSubmit(({ code }) => login.mutate({ body: { step, code } }, { onSuccess: onEntered }))}
      ways={<Ways onScreen={onScreen} to={[['login', 'Start again']]} />}
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="step" value={step} />
      <Field
        label="Code of your app"
        help="Without your phone, type one of your recovery codes."
        error={formState.errors.code?.message}
      >
        {(control) => <TextInput {...control} {...register('code')} autoComplete="one-time-code" maxLength={20} />}
      </Field>
    </AuthForm>
  );
}
