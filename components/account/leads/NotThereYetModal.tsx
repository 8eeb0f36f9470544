import * as z from 'zod';
import { FormDialog } from '@/components/modals/shared/FormDialog';
import { ThanksDialog } from '@/components/modals/shared/ThanksDialog';
import { Field } from '@/components/ui/fields/Field';
import { Select } from '@/components/ui/forms/Select';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Text } from '@/components/ui/text/Text';
import { leads } from '@/contract/account/leads/endpoints';
import { WaitlistEntry } from '@/contract/account/leads/schemas';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import type { ModalContentProps } from '@/lib/routing/modals';
import { attribution } from '@/lib/tracking/attribution';

const { email, place, audience } = WaitlistEntry.shape;
const NotThereYetFields = z.object({
  email,
  place: place.unwrap().min(1, 'Enter a city or ZIP code'),
  audience: audience.unwrap(),
});

/** For places we do not serve: one message on the day we do. */
export function NotThereYetModal({ props, onClose }: ModalContentProps) {
  const join = useApiMutation(leads.joinWaitlist);
  const { register, formState, handleSubmit, sent, refuse } = useForm(async () => NotThereYetFields, {
    draft: 'waitlist',
    initialValues: {
      email: '',
      place: (props.where ?? '').slice(0, 120),
      audience: props.audience === 'resident' ? 'resident' : 'homeowner',
    },
  });
  const { errors } = formState;

  if (join.data) {
    return (
      <ThanksDialog title="You’re on the list" onClose={onClose}>
        <Text $align="center">We’ll email you once, on the day we open in your area.</Text>
      </ThanksDialog>
    );
  }
  const send = handleSubmit((entry) =>
    join.mutate({ body: { ...entry, ...attribution() } }, { onSuccess: sent, onError: refuse }),
  );
  return (
    <FormDialog
      title="We’re not in your area yet"
      intro="Tell us where, and we’ll email you once when we start managing homes there."
      action="Notify me"
      sending={join.isPending}
      error={join.error}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label="City or ZIP code" error={errors.place?.message}>
        {(control) => <TextInput {...control} {...register('place')} />}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(control) => <TextInput {...control} {...register('email')} type="email" autoComplete="email" />}
      </Field>
      <Field label="I’m">
        {(control) => (
          <Select {...control} {...register('audience')}>
            <option value="homeowner">a homeowner</option>
            <option value="resident">looking for a home</option>
          </Select>
        )}
      </Field>
    </FormDialog>
  );
}
