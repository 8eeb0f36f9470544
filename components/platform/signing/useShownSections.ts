import { useEffect, useRef } from 'react';
import { type Envelope, signing } from '@/contract/platform/signing/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

/** Clauses scroll by quickly: those shown within a moment are recorded together. */
const BATCH_MS = 700;

/** Records which clauses the caller was shown; what did not arrive is sent again with the next ones. */
export function useShownSections({ id, me }: Envelope) {
  const view = useApiMutation(signing.viewEnvelope, { touches: [signing] });
  const pending = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const record = async (): Promise<void> => {
    clearTimeout(timer.current);
    const sections = [...pending.current].filter((section) => !me?.sectionsSeen.includes(section));
    if (sections.length === 0) return;
    await view.mutateAsync({ params: { envelopeId: id }, body: { sections } });
    for (const section of sections) pending.current.delete(section);
  };
  const latest = useRef(record);
  latest.current = record;

  return {
    onShown: (section: string) => {
      pending.current.add(section);
      clearTimeout(timer.current);
      // The error is shown beside the document.
      timer.current = setTimeout(() => void latest.current().catch(() => undefined), BATCH_MS);
    },
    /** At once, before a signature. */
    record,
    problem: view.error?.message,
  };
}
