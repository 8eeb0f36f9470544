import { useState } from 'react';
import { FormDialog } from '@/components/modals/shared/FormDialog';
import { TextField } from '@/components/ui/fields/TextField';
import { readEmail } from '@/contract/format/emailText';
import { signing } from '@/contract/platform/signing/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';

interface DelegateDialogProps {
  readonly envelopeId: string;
  readonly onClose: () => void;
}

/** Names a person who signs instead of the caller: they are invited by email and log in with that address. */
export function DelegateDialog({ envelopeId, onClose }: DelegateDialogProps) {
  const {
    values: { name, email },
    set,
    clear,
  } = useDraft(`delegate:${envelopeId}`, { name: '', email: '' });
  const [attempted, setAttempted] = useState(false);
  const delegate = useApiMutation(signing.delegateEnvelope, { touches: [signing], onArrived: clear });
  const looksRight = readEmail(email) !== undefined;
  return (
    <FormDialog
      title="Have someone else sign for me"
      intro="For example, someone with your power of attorney. You won’t be able to sign this document yourself after that."
      action="Send to them"
      sending={delegate.isPending}
      error={delegate.error}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setAttempted(true);
        if (!name.trim() || !looksRight) return;
        delegate.mutate(
          { params: { envelopeId }, body: { name: name.trim(), email: email.trim() } },
          { onSuccess: onClose },
        );
      }}
    >
      <TextField
        label="Their full name"
        error={attempted && !name.trim() ? 'Enter their name.' : undefined}
        maxLength={120}
        value={name}
        onChange={(name) => set({ name })}
      />
      <TextField
        label="Their email"
        error={attempted && !looksRight ? 'Enter an email address such as name@example.com.' : undefined}
        type="email"
        maxLength={200}
        value={email}
        onChange={(email) => set({ email })}
      />
    </FormDialog>
  );
}
