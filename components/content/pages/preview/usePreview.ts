import { useEffect, useState } from 'react';
import { isEmbedded } from '@/lib/prismic/config';
import {
  fetchPreviewState,
  isSessionStarted,
  loadPrismicToolbar,
  type PreviewState,
  saveSessionStart,
} from './previewSession';

const POLL_MS = 3_000;

async function enterPreview(): Promise<void> {
  // It answers with a redirect, which is not followed: that it is one says that the preview has begun.
  const answer = await fetch('/api/preview', { redirect: 'manual' });
  if (answer.type === 'opaqueredirect') window.location.reload();
}

async function exitPreview(): Promise<void> {
  await fetch('/api/exit-preview');
  saveSessionStart(undefined);
  window.location.reload();
}

/** Starts the preview once for each page and draft, follows newer drafts, and ends it. */
export function usePreview(ref: string, isPreview: boolean) {
  const [state, setState] = useState<PreviewState>();

  useEffect(() => {
    if (isPreview || isSessionStarted(ref)) return;
    saveSessionStart(ref);
    void enterPreview();
  }, [ref, isPreview]);

  useEffect(() => {
    // The toolbar of Prismic speaks through these; each reloads the page unless it is handled here.
    const applyState = (next: () => Promise<void>) => (event: Event) => {
      event.preventDefault();
      saveSessionStart(undefined);
      void next();
    };
    const update = applyState(enterPreview);
    const end = applyState(exitPreview);
    window.addEventListener('prismicPreviewUpdate', update);
    window.addEventListener('prismicPreviewEnd', end);
    if (!isEmbedded) loadPrismicToolbar();
    return () => {
      window.removeEventListener('prismicPreviewUpdate', update);
      window.removeEventListener('prismicPreviewEnd', end);
    };
  }, []);

  useEffect(() => {
    if (!isEmbedded) return;
    let known: string | undefined;
    const pollState = async () => {
      if (document.visibilityState !== 'visible') return;
      const nextState = await fetchPreviewState(ref);
      setState(nextState);
      if (nextState && known && known !== nextState.version)
        window.dispatchEvent(new CustomEvent('prismicPreviewUpdate', { cancelable: true, detail: { ref } }));
      known = nextState?.version ?? known;
    };
    void pollState();
    const timer = setInterval(() => void pollState(), POLL_MS);
    return () => clearInterval(timer);
  }, [ref]);

  return { state, leave: exitPreview };
}
