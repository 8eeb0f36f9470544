import { ContactFields } from '@/components/modals/shared/ContactFields';
import { ContactForm, emptyContact, toContact } from '@/components/modals/shared/contactForm';
import { FormDialog } from '@/components/modals/shared/FormDialog';
import { ThanksDialog } from '@/components/modals/shared/ThanksDialog';
import { Button } from '@/components/ui/actions/Button';
import { Text } from '@/components/ui/text/Text';
import { leads } from '@/contract/leads/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { parseAddressLine } from '@/lib/address/addressLine';
import { formatDateTime } from '@/lib/format/dates';
import { attribution } from '@/lib/tracking/attribution';

interface RentalCalculatorContactProps {
  readonly address: string;
  /** The sum, in words: it goes with the lead and comes back in the letter. */
  readonly message: string;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Whom to send the napkin to. */
export function RentalCalculatorContact({ address, message, onBack, onClose }: RentalCalculatorContactProps) {
  const createLead = useApiMutation(leads.createLead);
  const { register, formState, handleSubmit, sent, refuse } = useForm(ContactForm, {
    draft: 'contact',
    initialValues: emptyContact,
  });
  if (createLead.data) {
    return (
      <ThanksDialog title="The napkin is on its way" onClose={onClose}>
        <Text $align="center">
          You find the sum in your mail. A person reads it too, and gets in touch by{' '}
          {formatDateTime(createLead.data.answerBy)}.
        </Text>
      </ThanksDialog>
    );
  }
  const send = handleSubmit((contact) =>
    createLead.mutate(
      {
        body: {
          type: 'calculator',
          contact: toContact(contact),
          message,
          ...(address && { address: parseAddressLine(address) }),
          ...attribution(),
        },
      },
      { onSuccess: sent, onError: refuse },
    ),
  );
  return (
    <FormDialog
      title="Where shall we send it?"
      intro="The sum comes by email, line by line. A person looks at it, and tells you where the napkin is wrong."
      action="Send me the napkin"
      sending={createLead.isPending}
      error={createLead.error}
      onSubmit={send}
      onClose={onClose}
    >
      <ContactFields register={register} errors={formState.errors} />
      <div>
        <Button tone="link" onClick={onBack}>
          Back to the sum
        </Button>
      </div>
    </FormDialog>
  );
}
