import { AuthForm } from '@/components/account/sessions/forms/AuthForm';
import { NewPasswordField } from '@/components/account/sessions/forms/NewPasswordField';
import { NameFields } from '@/components/layout/names/NameFields';
import { team } from '@/contract/platform/team/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';

interface JoinTeamFormProps {
  readonly token: string;
  readonly email: string;
  readonly onDone: () => void;
}

/** Name and password of an invited person. */
export function JoinTeamForm({ token, email, onDone }: JoinTeamFormProps) {
  const accept = useApiMutation(team.acceptInvitation);
  const { register, formState, handleSubmit, refuse, sent, watch } = useForm(
    () => import('@/contract/platform/team/schemas').then((file) => file.InvitationAcceptance),
    {
      draft: 'join-team',
      initialValues: { token, firstName: '', lastName: '', oneName: false, password: '' },
      secretFields: ['token', 'password'],
    },
  );
  const send = handleSubmit((body) =>
    accept.mutate(
      { body },
      {
        onSuccess: () => {
          sent();
          onDone();
        },
        onError: refuse,
      },
    ),
  );
  const { firstName, lastName, password } = watch();
  const { errors } = formState;
  return (
    <AuthForm
      submitLabel="Join"
      intro="Next, you set up two-step verification. The desk opens after that."
      sending={accept.isPending}
      error={accept.error}
      onSubmit={send}
    >
      <NameFields
        firstName={register('firstName')}
        lastName={register('lastName')}
        oneName={register('oneName')}
        errors={{ firstName: errors.firstName?.message, lastName: errors.lastName?.message }}
      />
      <NewPasswordField
        registration={register('password')}
        password={password}
        userInputs={`${firstName} ${lastName} ${email}`}
        error={errors.password?.message}
      />
    </AuthForm>
  );
}
