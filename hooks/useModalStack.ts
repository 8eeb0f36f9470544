import { useRouter } from 'next/router';
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

  // Going back from a dialog to the page beneath it must not load that page anew.
  useEffect(() => {
    router.beforePopState(({ url, as }) => {
      if (pathWith(as) !== pathWith(router.asPath) || as === router.asPath) return true;
      void router.replace(url, as, quiet);
      return false;
    });
    return () => router.beforePopState(() => true);
  }, [router]);

  // Before the first effect (on the server, and for readers without JavaScript) the URL alone decides.
  return inStep ? top : said;
}
