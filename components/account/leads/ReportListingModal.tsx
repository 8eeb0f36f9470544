import * as z from 'zod';
import { useAskQuestion } from '@/components/account/leads/useAskQuestion';
import { ContactFields } from '@/components/modals/shared/ContactFields';
import { contactFields, emptyContact, toContact } from '@/components/modals/shared/contactForm';
import { FormDialog } from '@/components/modals/shared/FormDialog';
import { ThanksDialog } from '@/components/modals/shared/ThanksDialog';
import { Field } from '@/components/ui/fields/Field';
import { Select } from '@/components/ui/forms/Select';
import { TextArea } from '@/components/ui/forms/TextArea';
import { Text } from '@/components/ui/text/Text';
import { useForm } from '@/hooks/useForm';
import { formatDateTime } from '@/lib/format/dates';
import type { ModalContentProps } from '@/lib/routing/modals';

const reasons = {
  price: 'The price or a fee is wrong',
  unavailable: 'The home isn’t available',
  scam: 'It looks like a scam',
  discrimination: 'It discriminates against someone',
  details: 'Photos or details are wrong',
  other: 'Something else',
} as const;
type Reason = keyof typeof reasons;

const ReportFields = z.object({
  ...contactFields,
  reason: z.enum(Object.keys(reasons) as [Reason, ...Reason[]]),
  details: z.string().trim().max(3_000, 'Use 3,000 characters or fewer'),
});

/** A report of a listing, with its reason first; a person reads it as a question about the home. */
export function ReportListingModal({ props, onClose }: ModalContentProps) {
  const homeId = z.uuid().safeParse(props.homeId).data;
  const { ask, data, error, isPending } = useAskQuestion(homeId);
  const form = useForm(async () => ReportFields, {
    draft: `report-listing-${homeId ?? 'none'}`,
    initialValues: { ...emptyContact, reason: 'price' as Reason, details: '' },
  });
  const { register, formState, handleSubmit } = form;

  if (data) {
    return (
      <ThanksDialog title="Thanks for telling us" onClose={onClose}>
        <Text $align="center">Someone will check this listing and email you by {formatDateTime(data.answerBy)}.</Text>
      </ThanksDialog>
    );
  }
  const send = handleSubmit(({ reason, details, ...contact }) => {
    const message = [`Listing report: ${reasons[reason]}`, details].filter(Boolean).join('\n\n');
    ask({ contact: toContact(contact), topic: 'other', message }, { onSuccess: form.sent, onError: form.refuse });
  });
  return (
    <FormDialog
      title="Report this listing"
      intro="Tell us what’s wrong. A person checks every report."
      action="Send report"
      sending={isPending}
      error={error}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label="What’s wrong?">
        {(control) => (
          <Select {...control} {...register('reason')}>
            {Object.entries(reasons).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Details (optional)" error={formState.errors.details?.message}>
        {(control) => <TextArea {...control} {...register('details')} rows={3} />}
      </Field>
      <ContactFields register={register} errors={formState.errors} />
    </FormDialog>
  );
}
