import { useState } from 'react';
import { nameErrorOf } from '@/components/layout/shared/LegalNameField';
import { FormDialog } from '@/components/modals/shared/FormDialog';
import { useRecentLogin } from '@/components/modals/shared/useRecentLogin';
import { TextField } from '@/components/ui/fields/TextField';
import { signing } from '@/contract/platform/signing/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

interface LegalNameDialogProps {
  readonly envelopeId: string;
  readonly name: string;
  readonly onClose: (corrected?: string) => void;
}

/** Corrects the signer's name; what it was before stays in the record. */
export function LegalNameDialog({ envelopeId, name, onClose }: LegalNameDialogProps) {
  const [typed, setTyped] = useState(name);
  const correct = useApiMutation(signing.correctSignerName, { touches: [signing] });
  const confirmed = useRecentLogin('You’re about to sign. Confirm it’s you.');
  const atField = nameErrorOf(correct.error);
  const send = () => {
    const corrected = typed.trim();
    correct.mutate(
      { params: { envelopeId }, body: { name: corrected } },
      { onSuccess: () => onClose(corrected), onError: confirmed.requireRecentLogin(send) },
    );
  };
  return (
    <>
      <FormDialog
        title="Correct your name"
        intro="Enter your full legal name, as on your ID. The signed document shows both names and when you corrected yours."
        action="Save name"
        sending={correct.isPending}
        error={atField || correct.error?.code === 'recentLoginRequired' ? null : correct.error}
        onClose={() => onClose()}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim()) send();
        }}
      >
        <TextField
          label="Full legal name"
          error={atField}
          maxLength={120}
          autoComplete="name"
          value={typed}
          onChange={setTyped}
        />
      </FormDialog>
      {confirmed.dialog}
    </>
  );
}
