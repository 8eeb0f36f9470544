import { Text } from '@/components/ui/Text';
import { leads } from '@/contract/leads';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { formatMoment } from '@/lib/format/dates';
import type { ModalContentProps } from '@/lib/modals';
import { attribution } from '@/lib/tracking/attribution';
import { ContactFields } from './ContactFields';
import { ContactForm, contactOf, emptyContact } from './contactForm';
import { FormDialog } from './FormDialog';
import { ThanksDialog } from './ThanksDialog';

/** Asks how to reach somebody who wants us to lease their home. */
export function EnterContact({ onClose }: ModalContentProps) {
  const lead = useApiMutation(leads.createLead);
  const { register, formState, handleSubmit, sent, refuse } = useForm(ContactForm, {
    draft: 'contact',
    start: emptyContact,
  });

  if (lead.data) {
    return (
      <ThanksDialog title="Good to meet you" onClose={onClose}>
        <Text $align="center">We get in touch by {formatMoment(lead.data.answerBy)}.</Text>
      </ThanksDialog>
    );
  }
  const send = handleSubmit((contact) =>
    lead.mutate(
      { body: { type: 'leasing', contact: contactOf(contact), ...attribution() } },
      { onSuccess: sent, onError: refuse },
    ),
  );
  return (
    <FormDialog
      title="How do we reach you?"
      intro="We use this to answer you about your home, and for nothing else."
      action="Send"
      sending={lead.isPending}
      error={lead.error}
      onSubmit={send}
      onClose={onClose}
    >
      <ContactFields register={register} errors={formState.errors} />
    </FormDialog>
  );
}
