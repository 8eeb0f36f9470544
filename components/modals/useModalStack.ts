import Router, { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { hasModalParam, type OpenModal, parseModal, pathWithModal, reconcileStack } from '@/lib/routing/modals';
import { setActiveModals, useStore } from '@/lib/store';

const shallowOptions = { shallow: true, scroll: false } as const;

/** Keeps the stack of dialogs in step with the URL and gives the one on top. */
export function useModalStack(): OpenModal | undefined {
  const router = useRouter();
  const [isSynced, setIsSynced] = useState(false);
  const { asPath, isReady } = router;
  const requestedModal = parseModal(asPath);
  const top = useStore((state) => state.activeModals.at(-1));

  useEffect(() => {
    if (!isReady) return;
    setIsSynced(true);
    const known = parseModal(asPath);
    setActiveModals(reconcileStack(useStore.getState().activeModals, known));
    if (!known && hasModalParam(asPath)) void router.replace(pathWithModal(asPath), undefined, shallowOptions);
  }, [asPath, isReady, router]);

  // Going back from a dialog to the page beneath it must not load that page again. Asks the router itself: what
  // `useRouter` gave may be older than a Back that follows at once.
  useEffect(() => {
    Router.beforePopState(({ url, as }) => {
      if (pathWithModal(as) !== pathWithModal(Router.asPath) || as === Router.asPath) return true;
      void Router.replace(url, as, shallowOptions);
      return false;
    });
    return () => Router.beforePopState(() => true);
  }, []);

  // Before the first effect (on the server, and for readers without JavaScript) the URL alone decides.
  return isSynced ? top : requestedModal;
}
