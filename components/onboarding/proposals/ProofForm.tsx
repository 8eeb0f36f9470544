import { UploadList } from '@/components/layout/shared/UploadList';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type ProposalItem, proposals } from '@/contract/onboarding/proposals/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useUploads } from '@/hooks/useUploads';

const texts = {
  submitted: 'We got your proof and are checking it.',
  accepted: 'We accepted your proof.',
  refused: 'We need another proof.',
} as const;

/** Proof that the owner's own Pro did the work: an invoice or a photo, checked by us. */
export function ProofForm({ item }: { readonly item: ProposalItem }) {
  const { uploads, send, drop } = useUploads();
  const submit = useApiMutation(proposals.submitProof, { touches: [proposals] });
  const { id: itemId, proofStatus, proofNote } = item;
  return (
    <Stack $gap="s8" $align="start">
      <Text>
        {proofStatus ? texts[proofStatus] : 'Upload an invoice or a photo once the work is done. We check it.'}{' '}
        {proofNote}
      </Text>
      {proofStatus !== 'accepted' && (
        <FilePickerButton
          size="small"
          onSelect={(file) =>
            void send(file, {
              category: 'receipt',
              onDone: ({ id }) => submit.mutate({ params: { itemId }, body: { documentId: id } }),
            })
          }
        >
          Upload proof
        </FilePickerButton>
      )}
      <UploadList uploads={uploads} onRemove={drop} />
      {submit.error && (
        <Notice live tone="danger" title="That didn’t work">
          {submit.error.message}
        </Notice>
      )}
    </Stack>
  );
}
