import { ContactFields } from '@/components/modals/shared/ContactFields';
import { ContactForm, emptyContact, toContact } from '@/components/modals/shared/contactForm';
import { FormDialog } from '@/components/modals/shared/FormDialog';
import { ThanksDialog } from '@/components/modals/shared/ThanksDialog';
import { Text } from '@/components/ui/text/Text';
import { leads } from '@/contract/account/leads/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { parseAddressLine } from '@/lib/address/addressLine';
import { formatDateTime } from '@/lib/format/dates';
import type { ModalContentProps } from '@/lib/routing/modals';
import { useStore } from '@/lib/store';
import { attribution } from '@/lib/tracking/attribution';

/** Asks how to reach a homeowner. An address they typed before comes along: it is never asked again. Topic `leasing`: placement alone. */
export function EnterContactModal({ props, onClose }: ModalContentProps) {
  const lead = useApiMutation(leads.createLead);
  const address = useStore((state) => state.calculator.address);
  const { register, formState, handleSubmit, sent, refuse } = useForm(async () => ContactForm, {
    draft: 'contact',
    initialValues: emptyContact,
  });

  if (lead.data) {
    return (
      <ThanksDialog title="Thanks for reaching out" onClose={onClose}>
        <Text $align="center">We’ll get in touch by {formatDateTime(lead.data.answerBy)}.</Text>
      </ThanksDialog>
    );
  }
  const isLeasing = props.topic === 'leasing';
  const about = {
    type: address && !isLeasing ? 'rent_estimate' : 'leasing',
    ...(address && { address: parseAddressLine(address) }),
  } as const;
  const send = handleSubmit((contact) =>
    lead.mutate(
      { body: { ...about, contact: toContact(contact), ...attribution() } },
      { onSuccess: sent, onError: refuse },
    ),
  );
  return (
    <FormDialog
      title="How can we reach you?"
      intro={
        address
          ? `We’ll review ${address} and call you ${isLeasing ? 'about finding residents' : 'with a rent estimate'}. We won’t use your details for anything else.`
          : 'We’ll only use your details to answer you about your home.'
      }
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
