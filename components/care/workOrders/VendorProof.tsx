import { UploadList } from '@/components/layout/shared/UploadList';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type WorkOrder, workOrders } from '@/contract/care/workOrders/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useUploads } from '@/hooks/useUploads';

const texts = {
  none: 'Send us an invoice or a photo once the work is done.',
  submitted: 'We’re checking your proof.',
  accepted: 'We accepted your proof.',
  refused: 'We need another proof.',
} as const;

/** The owner’s own Pro, and the proof that they did the work. */
export function VendorProof({ order }: { readonly order: WorkOrder }) {
  const { uploads, send, drop } = useUploads();
  const submit = useApiMutation(workOrders.submitVendorProof, { touches: [workOrders] });
  if (!order.ownVendor) return null;
  const { name, proofStatus, proofNote } = order.ownVendor;
  const document = uploads.find((upload) => upload.document)?.document;
  const isOpen = order.status === 'approved' && proofStatus !== 'accepted' && order.can.includes('cancel');
  return (
    <Stack $gap="s12" $align="start">
      <Heading as="h3" $size="label">
        Your own Pro: {name}
      </Heading>
      <Text>{texts[proofStatus ?? 'none']}</Text>
      {proofNote && <Text>{proofNote}</Text>}
      {isOpen && (
        <>
          <UploadList uploads={uploads} onRemove={drop} />
          <FilePickerButton size="small" onSelect={(file) => void send(file, { category: 'receipt' })}>
            Choose a file
          </FilePickerButton>
          {document && (
            <Button
              size="small"
              loading={submit.isPending}
              onClick={() => submit.mutate({ params: { workOrderId: order.id }, body: { documentId: document.id } })}
            >
              Send proof
            </Button>
          )}
        </>
      )}
      {submit.error && (
        <Notice live tone="danger" title="That did not work">
          {submit.error.message}
        </Notice>
      )}
    </Stack>
  );
}
