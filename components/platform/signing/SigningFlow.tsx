import { Stack } from '@/components/ui/layout/Stack';
import type { Envelope } from '@/contract/platform/signing/endpoints';
import { ReadDocument } from './ReadDocument';
import { SignForm } from './SignForm';
import { SigningName } from './SigningName';
import { ownInitials, remainingInitials } from './signingStages';
import { useShownSections } from './useShownSections';
import { useSignatureDraft } from './useSignatureDraft';

/** Who signs, the document and, below it, the consent and the signature: nothing to carry from one page to the next. */
export function SigningFlow({ envelope }: { readonly envelope: Envelope }) {
  const { id, me: signer } = envelope;
  const shown = useShownSections(envelope);
  const draft = useSignatureDraft(id, signer?.name ?? '');
  const { initials, initialed } = draft.values;
  const owned = ownInitials(envelope);
  const toggle = (section: string) =>
    draft.change({
      initialed: initialed.includes(section) ? initialed.filter((one) => one !== section) : [...initialed, section],
    });
  return (
    <Stack $gap="s24">
      <SigningName envelope={envelope} onCorrected={(name) => draft.change({ name })} />
      <ReadDocument
        envelope={envelope}
        {...(owned.length > 0 && {
          initials: { initialsText: initials || 'initials', initialed, onToggleInitials: toggle },
        })}
        onShown={shown.onShown}
        problem={shown.problem}
      />
      <SignForm
        envelope={envelope}
        draft={draft}
        missingInitials={remainingInitials(owned, initialed)}
        recordShown={shown.record}
      />
    </Stack>
  );
}
