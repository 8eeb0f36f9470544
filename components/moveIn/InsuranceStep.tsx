import { type SubmitEvent, useState } from 'react';
import { UploadList } from '@/components/layout/shared/UploadList';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/forms/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type MoveIn, moveIns } from '@/contract/moveIns/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useUploads } from '@/hooks/useUploads';
import { formatDate } from '@/lib/format/dates';

/** Proof that what the resident owns is insured from the first day on. */
export function InsuranceStep({ moveIn: { leaseId, insurance, startOn } }: { readonly moveIn: MoveIn }) {
  const [insurer, setInsurer] = useState('');
  const [until, setUntil] = useState('');
  const [attempted, setAttempted] = useState(false);
  const { uploads, send, drop } = useUploads();
  const submitProof = useApiMutation(moveIns.submitInsurance, { touches: [moveIns] });
  const proof = uploads.find(({ document }) => document)?.document;
  if (insurance && insurance.status !== 'declined')
    return (
      <Text>
        {insurance.insurer}, until {formatDate(insurance.until)}.{' '}
        {insurance.status === 'accepted'
          ? 'Thank you.'
          : 'Our team is checking it. We’ll email you if something is missing.'}
      </Text>
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (proof && insurer.trim() && until)
      submitProof.mutate({ params: { leaseId }, body: { documentId: proof.id, insurer: insurer.trim(), until } });
  };
  return (
    <Stack as="form" noValidate onSubmit={submit} $gap="s16">
      {insurance && (
        <Notice tone="warning" title="Please add another document">
          {insurance.reason}
        </Notice>
      )}
      <Field
        label="Insurance company"
        error={attempted && !insurer.trim() ? 'Enter your insurance company.' : undefined}
      >
        {(control) => (
          <TextInput {...control} value={insurer} maxLength={120} onChange={({ target }) => setInsurer(target.value)} />
        )}
      </Field>
      <Field
        label="Insured until"
        help={`It must cover ${formatDate(startOn)}, your first day.`}
        error={attempted && !until ? 'Choose the last day of the policy.' : submitProof.error?.fields?.until}
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={until}
            min={startOn}
            onChange={({ target }) => setUntil(target.value)}
          />
        )}
      </Field>
      {!proof && (
        <FilePickerButton onSelect={(file) => void send(file, { category: 'insurance' })}>
          Add the policy or its declarations page
        </FilePickerButton>
      )}
      <UploadList uploads={uploads} onRemove={drop} />
      {attempted && !proof && (
        <Notice live tone="warning">
          Add the document as a PDF or a photo.
        </Notice>
      )}
      {submitProof.error && (
        <Notice live tone="danger">
          {submitProof.error.message}
        </Notice>
      )}
      <div>
        <Button type="submit" loading={submitProof.isPending}>
          Submit proof
        </Button>
      </div>
    </Stack>
  );
}
