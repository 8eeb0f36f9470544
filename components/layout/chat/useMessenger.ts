import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Messenger } from '@/components/layout/chat/messenger';
import { allowsSharing, onConsentChange } from '@/lib/consent/analyticsConsent';
import { publicEnv } from '@/lib/env';
import { logProblem } from '@/lib/log';
import { LOGOUT_EVENT } from '@/lib/session/session';

/**
 * Opens the messenger of others where there is one; answers false where our own inbox is the place to write.
 * It comes with an arrival in the account area where sharing is allowed, folds away on the way to another page, and goes with an opt-out.
 */
export function useMessenger(shown: boolean, appId = publicEnv.intercomAppId): () => boolean {
  const queries = useQueryClient();
  const allowed = useSyncExternalStore(onConsentChange, allowsSharing, () => false);
  const [isReady, setReady] = useState(shown);
  if (shown && !isReady) setReady(true);
  const messenger = useRef<Messenger>(undefined);
  useEffect(() => {
    const api = queries.getDefaultOptions().queries?.meta?.api;
    if (!appId || !allowed || !isReady || !api) return;
    let isUnmounted = false;
    const close = () => {
      isUnmounted = true;
      messenger.current?.close();
      messenger.current = undefined;
    };
    import('@/components/layout/chat/messenger')
      .then(({ openMessenger }) => openMessenger(api, appId))
      .then((opened) => {
        if (isUnmounted) opened.close();
        else messenger.current = opened;
      })
      .catch((cause: unknown) => logProblem('We couldn’t open chat. You can message us in your inbox.', cause));
    window.addEventListener(LOGOUT_EVENT, close);
    return () => {
      window.removeEventListener(LOGOUT_EVENT, close);
      close();
    };
  }, [queries, appId, allowed, isReady]);
  useEffect(() => {
    if (!shown) messenger.current?.hide();
  }, [shown]);
  return () => messenger.current?.show() ?? false;
}
