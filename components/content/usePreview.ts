import { useEffect, useState } from 'react';
import { isEmbedded } from '@/lib/prismic/config';
import { loadToolbar, readState, rememberStart, type SeenState, startedAlready } from './previewSession';

const EVERY = 3_000;

async function enter(): Promise<void> {
  // It answers with a redirect, which is not followed: that it is one says that the preview has begun.
  const answer = await fetch('/api/preview', { redirect: 'manual' });
  if (answer.type === 'opaqueredirect') window.location.reload();
}

async function leave(): Promise<void> {
  await fetch('/api/exit-preview');
  rememberStart(undefined);
  window.location.reload();
}

/** Starts the preview once for each page and draft, follows newer drafts, and ends it. */
export function usePreview(ref: string, isPreview: boolean) {
  const [state, setState] = useState<SeenState>();

  useEffect(() => {
    if (isPreview || startedAlready(ref)) return;
    rememberStart(ref);
    void enter();
  }, [ref, isPreview]);

  useEffect(() => {
    // The toolbar of Prismic speaks through these; each would reload by itself if nobody took it over.
    const take = (next: () => Promise<void>) => (event: Event) => {
      event.preventDefault();
      rememberStart(undefined);
      void next();
    };
    const update = take(enter);
    const end = take(leave);
    window.addEventListener('prismicPreviewUpdate', update);
    window.addEventListener('prismicPreviewEnd', end);
    if (!isEmbedded) loadToolbar();
    return () => {
      window.removeEventListener('prismicPreviewUpdate', update);
      window.removeEventListener('prismicPreviewEnd', end);
    };
  }, []);

  useEffect(() => {
    if (!isEmbedded) return;
    let known: string | undefined;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const fresh = await readState(ref);
      setState(fresh);
      if (fresh && known && known !== fresh.version)
        window.dispatchEvent(new CustomEvent('prismicPreviewUpdate', { cancelable: true, detail: { ref } }));
      known = fresh?.version ?? known;
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => clearInterval(timer);
  }, [ref]);

  return { state, leave };
}
