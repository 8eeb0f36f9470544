import { useState } from 'react';
import { FormDialog } from '@/components/modals/shared/FormDialog';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { signing } from '@/contract/platform/signing/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';

const reasonLabels = {
  decline: {
    title: 'Decline to sign',
    intro:
      'This ends signing for everyone. The other signers will see your reason, and we’ll contact you about what should change.',
    action: 'Decline',
    label: 'What would need to change?',
  },
  void: {
    title: 'Withdraw document',
    intro: 'No one will be able to sign it. We’ll tell everyone who was invited why.',
    action: 'Withdraw',
    label: 'Reason',
  },
} as const;

interface SigningReasonDialogProps {
  readonly kind: keyof typeof reasonLabels;
  readonly envelopeId: string;
  readonly onClose: () => void;
}

/** Ends the envelope, with a reason that the other signers read. */
export function SigningReasonDialog({ kind, envelopeId, onClose }: SigningReasonDialogProps) {
  const {
    values: { reason },
    set,
    clear,
  } = useDraft(`${kind}:${envelopeId}`, { reason: '' });
  const [empty, setEmpty] = useState(false);
  const decline = useApiMutation(signing.declineEnvelope, { touches: [signing], onArrived: clear });
  const voidEnvelope = useApiMutation(signing.voidEnvelope, { touches: [signing], onArrived: clear });
  const mutation = kind === 'decline' ? decline : voidEnvelope;
  const { title, intro, action, label } = reasonLabels[kind];
  return (
    <FormDialog
      title={title}
      intro={intro}
      action={action}
      sending={mutation.isPending}
      error={mutation.error}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setEmpty(!reason.trim());
        if (reason.trim())
          mutation.mutate({ params: { envelopeId }, body: { reason: reason.trim() } }, { onSuccess: onClose });
      }}
    >
      <TextAreaField
        label={label}
        error={empty && !reason.trim() ? 'Enter a reason.' : undefined}
        maxLength={1000}
        value={reason}
        onChange={(reason) => set({ reason })}
      />
    </FormDialog>
  );
}
