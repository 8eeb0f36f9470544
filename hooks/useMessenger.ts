import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { publicEnv } from '@/lib/env';
import { logProblem } from '@/lib/log';
import type { Messenger } from '@/lib/messenger';
import { LEAVING } from '@/lib/session';
import { CHOSEN, mayCount } from '@/lib/tracking/privacyChoice';

function onChoice(tell: () => void): () => void {
  window.addEventListener(CHOSEN, tell);
  return () => window.removeEventListener(CHOSEN, tell);
}

/**
 * Opens the messenger of others where there is one; answers false where our own inbox is the place to write.
 * It comes after a yes and an arrival in the account area, folds away on the way to another page, and goes with a no.
 */
export function useMessenger(shown: boolean, appId = publicEnv.intercomAppId): () => boolean {
  const queries = useQueryClient();
  const allowed = useSyncExternalStore(onChoice, mayCount, () => false);
  const [arrived, setArrived] = useState(shown);
  if (shown && !arrived) setArrived(true);
  const messenger = useRef<Messenger>(undefined);
  useEffect(() => {
    const api = queries.getDefaultOptions().queries?.meta?.api;
    if (!appId || !allowed || !arrived || !api) return;
    let over = false;
    const close = () => {
      over = true;
      messenger.current?.close();
      messenger.current = undefined;
    };
    import('@/lib/messenger')
      .then(({ openMessenger }) => openMessenger(api, appId))
      .then((opened) => {
        if (over) opened.close();
        else messenger.current = opened;
      })
      .catch((cause: unknown) => logProblem('The messenger could not be opened; our inbox is there.', cause));
    window.addEventListener(LEAVING, close);
    return () => {
      window.removeEventListener(LEAVING, close);
      close();
    };
  }, [queries, appId, allowed, arrived]);
  useEffect(() => {
    if (!shown) messenger.current?.hide();
  }, [shown]);
  return () => messenger.current?.show() ?? false;
}
