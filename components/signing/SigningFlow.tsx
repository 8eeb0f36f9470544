import { useEffect, useRef, useState } from 'react';
import { type Envelope, signing } from '@/contract/signing/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { ElectronicConsent } from './ElectronicConsent';
import { ReadDocument } from './ReadDocument';
import { SignForm } from './SignForm';
import { countReadPages, documentPages, ownInitials, remainingInitials } from './signingStages';
import { useSignatureDraft } from './useSignatureDraft';

type SigningStep = 'read' | 'agree' | 'sign';

/** Read, agree, sign: each where the last visit left off. */
export function SigningFlow({ envelope }: { readonly envelope: Envelope }) {
  const { id, me: signer } = envelope;
  const pages = documentPages(envelope.document);
  const isFullyRead = countReadPages(pages, signer?.sectionsSeen ?? []) === pages.length;
  const consented = signer?.status === 'consented';
  const [chosen, setChosen] = useState<SigningStep | undefined>();
  const view = useApiMutation(signing.viewEnvelope, { touches: [signing] });
  const draft = useSignatureDraft(id, signer?.name ?? '');
  const { initialed } = draft.values;
  const step: SigningStep = chosen === 'read' || !isFullyRead ? 'read' : consented ? 'sign' : 'agree';
  const before = useRef(step);

  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (step !== 'read') document.querySelector<HTMLElement>('[data-step-heading]')?.focus();
  }, [step]);

  const missingInitials = remainingInitials(ownInitials(envelope), initialed);
  const toggle = (section: string) =>
    draft.change({
      initialed: initialed.includes(section) ? initialed.filter((one) => one !== section) : [...initialed, section],
    });
  const reopenDocument = () => setChosen('read');
  if (step === 'agree') return <ElectronicConsent envelopeId={id} onBack={reopenDocument} />;
  if (step === 'sign')
    return (
      <SignForm
        envelope={envelope}
        draft={draft}
        missingInitials={missingInitials.map(({ heading }) => heading)}
        onBack={reopenDocument}
      />
    );
  return (
    <ReadDocument
      envelope={envelope}
      {...(ownInitials(envelope).length > 0 && {
        initials: { initialsText: draft.values.initials || 'initials', initialed: initialed, onToggleInitials: toggle },
      })}
      onRead={(sections) =>
        view
          .mutateAsync({ params: { envelopeId: id }, body: { sections: [...sections] } })
          .then(() => true)
          .catch(() => false)
      }
      saving={view.isPending}
      problem={view.error?.message}
      onDone={() => setChosen(undefined)}
    />
  );
}
