import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/fields/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { referrals } from '@/contract/onboarding/referrals/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { up } from '@/styles/media';
import { space } from '@/styles/tokens';

const Line = styled.form`
  display: grid;
  gap: ${space.s8};
  align-items: end;

  ${up('sm')} {
    grid-template-columns: 1fr auto;
  }
`;

/** A link for one person, so that the referrer can track progress. We email no one. */
export function ReferralInviteForm() {
  const invite = useApiMutation(referrals.inviteHomeowner, { touches: [referrals] });
  const form = useForm(() => import('@/contract/onboarding/referrals/schemas').then((file) => file.Invitation), {
    draft: 'invitation',
    initialValues: { inviteeName: '' },
  });
  const { register, handleSubmit, formState, reset } = form;
  const submit = handleSubmit((body) =>
    invite.mutate(
      { body },
      {
        onSuccess: () => {
          reset({ inviteeName: '' });
          form.sent();
        },
        onError: form.refuse,
      },
    ),
  );
  return (
    <>
      {invite.error && (
        <Notice live tone="danger" title="We couldn’t create a link">
          {invite.error.message || 'Something went wrong on our side.'} Please try again.
        </Notice>
      )}
      <Line noValidate onSubmit={submit}>
        <Field
          label="For one person"
          help="A name you’ll recognize. Only you can see it. We don’t contact them; you send the link."
          error={formState.errors.inviteeName?.message}
        >
          {(control) => (
            <TextInput {...control} {...register('inviteeName')} autoComplete="off" placeholder="Aunt Ada" />
          )}
        </Field>
        <Button type="submit" loading={invite.isPending}>
          Create link
        </Button>
      </Line>
    </>
  );
}
