import { ContactFields } from '@/components/modals/shared/ContactFields';
import { ContactForm, emptyContact, toContact } from '@/components/modals/shared/contactForm';
import { FormDialog } from '@/components/modals/shared/FormDialog';
import { ThanksDialog } from '@/components/modals/shared/ThanksDialog';
import { Button } from '@/components/ui/actions/Button';
import { Text } from '@/components/ui/text/Text';
import { leads } from '@/contract/account/leads/endpoints';
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
  const { register, formState, handleSubmit, sent, refuse } = useForm(async () => ContactForm, {
    draft: 'contact',
    initialValues: emptyContact,
  });
  if (createLead.data) {
    return (
      <ThanksDialog title="Your results are on the way" onClose={onClose}>
        <Text $align="center">
          Check your email for your results. A person on our team will review them and get in touch by{' '}
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
      title="Where should we send your results?"
      intro="We’ll email you the full breakdown. A person on our team will review it and tell you if anything looks off."
      action="Send my results"
      sending={createLead.isPending}
      error={createLead.error}
      onSubmit={send}
      onClose={onClose}
    >
      <ContactFields register={register} errors={formState.errors} />
      <div>
        <Button tone="link" onClick={onBack}>
          Back to calculator
        </Button>
      </div>
    </FormDialog>
  );
}
