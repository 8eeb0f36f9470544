import { useRouter } from 'next/router';
import { useMemo } from 'react';
import { type ModalProps, type ModalType, pathWithModal } from '@/lib/routing/modals';
import { setActiveModals, useStore } from '@/lib/store';

const shallowOptions = { shallow: true, scroll: false } as const;

/** Opens and closes the dialogs that the URL names. */
export function useModal() {
  const router = useRouter();
  return useMemo(() => {
    const stack = () => useStore.getState().activeModals;
    return {
      /** Puts a dialog on top; Back takes it away again. */
      open(type: ModalType, props: ModalProps = {}) {
        setActiveModals([...stack(), { type, props, pushed: true }]);
        return router.push(pathWithModal(router.asPath, { type, props }), undefined, shallowOptions);
      },
      /** Shows another dialog in the place of the top one. */
      replace(type: ModalType, props: ModalProps = {}) {
        const pushed = stack().at(-1)?.pushed ?? false;
        setActiveModals([...stack().slice(0, -1), { type, props, pushed }]);
        return router.replace(pathWithModal(router.asPath, { type, props }), undefined, shallowOptions);
      },
      /** Closes the top dialog. The stack shrinks at once, so that a second Escape cannot leave the page. */
      close() {
        const top = stack().at(-1);
        if (!top) return;
        setActiveModals(stack().slice(0, -1));
        if (top.pushed) router.back();
        else void router.replace(pathWithModal(router.asPath, stack().at(-1)), undefined, shallowOptions);
      },
      /** Closes them all. */
      clear() {
        const open = stack();
        setActiveModals([]);
        if (open.length > 0 && open.every((modal) => modal.pushed)) window.history.go(-open.length);
        else void router.replace(pathWithModal(router.asPath), undefined, shallowOptions);
      },
    };
  }, [router]);
}
