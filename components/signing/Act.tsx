import { useEffect, useRef, useState } from 'react';
import { type Envelope, signing } from '@/contract/signing';
import { useApiMutation } from '@/hooks/useApiMutation';
import { Consent } from './Consent';
import { ReadPaper } from './ReadPaper';
import { SignForm } from './SignForm';
import { initialsOf, owedIn, pagesOf, readPages } from './stages';
import { useSignatureDraft } from './useSignatureDraft';

type Step = 'read' | 'agree' | 'sign';

/** Read, agree, sign: each where the last visit left off. */
export function Act({ envelope }: { readonly envelope: Envelope }) {
  const { id, me } = envelope;
  const pages = pagesOf(envelope.paper);
  const allRead = readPages(pages, me?.sectionsSeen ?? []) === pages.length;
  const consented = me?.status === 'consented';
  const [chosen, setChosen] = useState<Step | undefined>();
  const view = useApiMutation(signing.viewEnvelope, { touches: [signing] });
  const draft = useSignatureDraft(id, me?.name ?? '');
  const { initialed } = draft.values;
  const step: Step = chosen === 'read' || !allRead ? 'read' : consented ? 'sign' : 'agree';
  const before = useRef(step);

  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (step !== 'read') document.querySelector<HTMLElement>('[data-step-top]')?.focus();
  }, [step]);

  const owed = owedIn(initialsOf(envelope), initialed);
  const toggle = (section: string) =>
    draft.change({
      initialed: initialed.includes(section) ? initialed.filter((one) => one !== section) : [...initialed, section],
    });
  const readAgain = () => setChosen('read');
  if (step === 'agree') return <Consent envelopeId={id} onBack={readAgain} />;
  if (step === 'sign')
    return <SignForm envelope={envelope} draft={draft} owed={owed.map(({ heading }) => heading)} onBack={readAgain} />;
  return (
    <ReadPaper
      envelope={envelope}
      {...(initialsOf(envelope).length > 0 && {
        initials: { text: draft.values.initials || 'initials', set: initialed, toggle },
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
