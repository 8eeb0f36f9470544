import * as z from 'zod';
import { FormDialog } from '@/components/modals/shared/FormDialog';
import { ThanksDialog } from '@/components/modals/shared/ThanksDialog';
import { Field } from '@/components/ui/fields/Field';
import { Select } from '@/components/ui/forms/Select';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Text } from '@/components/ui/text/Text';
import { type ListingReportReason, listingReports } from '@/contract/homes/listingReports/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { formatDateTime } from '@/lib/format/dates';
import type { ModalContentProps } from '@/lib/routing/modals';

const reasons: Record<ListingReportReason, string> = {
  price: 'The price or a fee is wrong',
  unavailable: 'The home isn’t available',
  scam: 'It looks like a scam',
  discrimination: 'It discriminates against someone',
  details: 'Photos or details are wrong',
  other: 'Something else',
};

const emptyReport = { reason: 'price' as ListingReportReason, details: '', name: '', email: '' };

/** Reports what is wrong with a listing. A name and an email are the reporter's choice. */
export function ReportListingModal({ props, onClose }: ModalContentProps) {
  const homeId = z.uuid().safeParse(props.homeId).data;
  const report = useApiMutation(listingReports.createListingReport);
  const { data, error, isPending } = report;
  const form = useForm(() => import('./reportForm').then((file) => file.ReportForm), {
    draft: `report-listing-${homeId ?? 'none'}`,
    initialValues: emptyReport,
  });
  const { register, formState, handleSubmit } = form;
  const { errors } = formState;

  if (homeId === undefined) {
    return (
      <ThanksDialog title="Which listing?" onClose={onClose}>
        <Text $align="center">Open the page of the home, and choose “Report this listing” there.</Text>
      </ThanksDialog>
    );
  }
  if (data) {
    const hasEmail = (report.variables?.body.email ?? '') !== '';
    return (
      <ThanksDialog title="Thanks for telling us" onClose={onClose}>
        <Text $align="center">
          Someone will check this listing by {formatDateTime(data.checkedBy)}
          {hasEmail ? ' and email you what we found.' : '.'}
        </Text>
      </ThanksDialog>
    );
  }
  const send = handleSubmit(({ reason, details, name, email }) =>
    report.mutate(
      { params: { homeId }, body: { reason, details, ...(name && { name }), ...(email && { email }) } },
      { onSuccess: form.sent, onError: form.refuse },
    ),
  );
  return (
    <FormDialog
      title="Report this listing"
      intro="Tell us what’s wrong. A person checks every report. You don’t have to say who you are."
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
      <Field label="Details" optional error={errors.details?.message}>
        {(control) => <TextArea {...control} {...register('details')} rows={3} />}
      </Field>
      <Field label="Your name" optional error={errors.name?.message}>
        {(control) => <TextInput {...control} {...register('name')} autoComplete="name" />}
      </Field>
      <Field label="Email" optional help="Only if you’d like to hear what we found." error={errors.email?.message}>
        {(control) => <TextInput {...control} {...register('email')} type="email" autoComplete="email" />}
      </Field>
    </FormDialog>
  );
}
