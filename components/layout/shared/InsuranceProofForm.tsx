import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Stack } from '@/components/ui/layout/Stack';
import { type MoveIn, moveIns } from '@/contract/leasing/moveIns/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { useUploads } from '@/hooks/useUploads';
import { UploadList } from './UploadList';

interface InsuranceProofFormProps {
  readonly leaseId: string;
  readonly insurance: MoveIn['insurance'];
  /** The first local day the policy has to cover. */
  readonly coversFrom: string;
  readonly help: string;
}

/** Proof that what the resident owns is insured: the policy, its insurer, and its last day. */
export function InsuranceProofForm({ leaseId, insurance, coversFrom, help }: InsuranceProofFormProps) {
  const {
    values: { insurer, until },
    set,
    clear,
  } = useDraft(`insurance-proof:${leaseId}`, { insurer: '', until: '' });
  const [attempted, setAttempted] = useState(false);
  const { uploads, send, drop } = useUploads();
  const submitProof = useApiMutation(moveIns.submitInsurance, { touches: [moveIns], onArrived: clear });
  const proof = uploads.find(({ document }) => document)?.document;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (proof && insurer.trim() && until)
      submitProof.mutate({ params: { leaseId }, body: { documentId: proof.id, insurer: insurer.trim(), until } });
  };
  return (
    <Stack as="form" noValidate onSubmit={submit} $gap="s16">
      {insurance?.status === 'declined' && (
        <Notice tone="warning" title="Please add another document">
          {insurance.reason}
        </Notice>
      )}
      <TextField
        label="Insurance company"
        error={attempted && !insurer.trim() ? 'Enter your insurance company.' : undefined}
        maxLength={120}
        value={insurer}
        onChange={(insurer) => set({ insurer })}
      />
      <TextField
        label="Insured until"
        help={help}
        error={attempted && !until ? 'Choose the last day of the policy.' : submitProof.error?.fields?.until}
        type="date"
        min={coversFrom}
        value={until}
        onChange={(until) => set({ until })}
      />
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
