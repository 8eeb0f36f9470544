import { useController } from 'react-hook-form';
import { NameFields } from '@/components/layout/names/NameFields';
import { Field } from '@/components/ui/fields/Field';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { users } from '@/contract/account/users/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { roleOfEntry } from '@/lib/session/audience';
import { ACCOUNT_DRAFT } from '@/lib/storage/accountDraft';
import { AuthForm } from './AuthForm';
import { AuthLinks } from './AuthLinks';
import { ACCOUNT_TYPES } from './accountTypes';
import type { AuthFormScreenProps } from './authFormProps';
import { LoginCodeForm } from './LoginCodeForm';
import { NewPasswordField } from './NewPasswordField';

/** Opens an account: who one is, then the code we mail. */
export function RegisterForm(part: AuthFormScreenProps) {
  const known = roleOfEntry(part.returnTo);
  const account = useApiMutation(users.register);
  const resend = useApiMutation(users.register);
  const { control, register, formState, handleSubmit, refuse, watch } = useForm(
    () => import('./registration').then((file) => file.Registration),
    {
      draft: ACCOUNT_DRAFT,
      initialValues: { type: known, firstName: '', lastName: '', oneName: false, email: '', password: '' },
      secretFields: ['password'],
    },
  );
  const { errors } = formState;
  const { field: type } = useController({ name: 'type', control });
  if (account.data)
    return (
      <LoginCodeForm
        {...part}
        attempt={account.data.attempt}
        email={account.variables.body.email}
        onResend={() => resend.mutateAsync({ body: account.variables.body })}
        onChangeEmail={account.reset}
      />
    );
  const { firstName, lastName, email, password } = watch();
  return (
    <AuthForm
      submitLabel="Create my account"
      autoFocus={part.hasMoved}
      sending={account.isPending}
      error={account.error}
      onSubmit={handleSubmit((body) => account.mutate({ body }, { onError: refuse }))}
      links={<AuthLinks onScreen={part.onScreen} screens={[['login', 'Already have an account? Log in']]} />}
    >
      {!known && (
        <RadioCards
          legend="What brings you here?"
          options={ACCOUNT_TYPES}
          value={type.value}
          onChange={type.onChange}
          firstRef={type.ref}
          min="12rem"
          error={errors.type?.message}
        />
      )}
      <NameFields
        firstName={register('firstName')}
        lastName={register('lastName')}
        oneName={register('oneName')}
        errors={{ firstName: errors.firstName?.message, lastName: errors.lastName?.message }}
      />
      <Field label="Email" error={errors.email?.message}>
        {(control) => <TextInput {...control} {...register('email')} type="email" autoComplete="username" />}
      </Field>
      <NewPasswordField
        registration={register('password')}
        password={password}
        userInputs={`${firstName} ${lastName} ${email}`}
        error={errors.password?.message}
      />
      <Text $size="small" $tone="soft">
        By creating an account, you agree to our{' '}
        <Link href={routes.terms()} target="_blank">
          Terms
        </Link>{' '}
        and{' '}
        <Link href={routes.privacy()} target="_blank">
          Privacy Policy
        </Link>
        .
      </Text>
    </AuthForm>
  );
}
