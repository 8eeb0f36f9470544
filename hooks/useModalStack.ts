import Router, { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { follow, modalIn, namesModal, type OpenModal, pathWith } from '@/lib/modals';
import { setActiveModals, useStore } from '@/lib/store';

const quiet = { shallow: true, scroll: false } as const;

/** Keeps the stack of dialogs in step with the URL and gives the one on top. `isBuilt` says which types there are. */
export function useModalStack(isBuilt: (modal: OpenModal) => boolean): OpenModal | undefined {
  const router = useRouter();
  const [inStep, setInStep] = useState(false);
  const { asPath, isReady } = router;
  const named = modalIn(asPath);
  const said = named && isBuilt(named) ? named : undefined;
  const top = useStore((state) => state.activeModals.at(-1));

  useEffect(() => {
    if (!isReady) return;
    setInStep(true);
    const now = modalIn(asPath);
    const known = now && isBuilt(now) ? now : undefined;
    setActiveModals(follow(useStore.getState().activeModals, known));
    if (!known && namesModal(asPath)) void router.replace(pathWith(asPath), undefined, quiet);
  }, [asPath, isReady, isBuilt, router]);

  // Going back from a dialog to the page beneath it must not load that page anew. Asks the router itself: what
  // `useRouter` gave may be older than a Back that follows at once.
  useEffect(() => {
    Router.beforePopState(({ url, as }) => {
      if (pathWith(as) !== pathWith(Router.asPath) || as === Router.asPath) return true;
      void Router.replace(url, as, quiet);
      return false;
    });
    return () => Router.beforePopState(() => true);
  }, []);

  // Before the first effect (on the server, and for readers without JavaScript) the URL alone decides.
  return inStep ? top : said;
}
