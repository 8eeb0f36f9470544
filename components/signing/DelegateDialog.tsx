import { useState } from 'react';
import { FormDialog } from '@/components/modals/shared/FormDialog';
import { Field } from '@/components/ui/forms/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { signing } from '@/contract/signing/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

interface DelegateDialogProps {
  readonly envelopeId: string;
  readonly onClose: () => void;
}

/** Names somebody who signs in the caller’s place: they are invited by letter and log in with that address. */
export function DelegateDialog({ envelopeId, onClose }: DelegateDialogProps) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [attempted, setAttempted] = useState(false);
  const delegate = useApiMutation(signing.delegateEnvelope, { touches: [signing] });
  const looksRight = /^\S+@\S+\.\S+$/.test(email.trim());
  return (
    <FormDialog
      title="Somebody else signs for me"
      intro="For who holds your power of attorney, for instance. You can no longer sign these papers yourself then."
      action="Hand it on"
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
      <Field label="Their full name" error={attempted && !name.trim() ? 'Please write their name.' : undefined}>
        {(control) => (
          <TextInput {...control} value={name} maxLength={120} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      <Field
        label="Their email address"
        error={attempted && !looksRight ? 'Please write an address such as name@example.com.' : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            value={email}
            maxLength={200}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
