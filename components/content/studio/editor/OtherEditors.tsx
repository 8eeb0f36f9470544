import { useEffect, useEffectEvent } from 'react';
import { Notice } from '@/components/ui/feedback/Notice';
import { studio } from '@/contract/content/studio/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

const BEAT_MS = 20_000;

/** Who else has the document open, asked while the tab is seen. */
export function OtherEditors({ documentId }: { readonly documentId: string }) {
  const { mutate, data } = useApiMutation(studio.showPresence);
  const beat = useEffectEvent(() => {
    if (document.visibilityState === 'visible') mutate({ params: { documentId } });
  });
  useEffect(() => {
    beat();
    const timer = setInterval(beat, BEAT_MS);
    return () => clearInterval(timer);
  }, []);
  const names = data?.others.map(({ name }) => name) ?? [];
  return (
    <div aria-live="polite">
      {names.length > 0 && (
        <Notice tone="info">
          {names.join(', ')} {names.length === 1 ? 'has' : 'have'} this document open, too.
        </Notice>
      )}
    </div>
  );
}
