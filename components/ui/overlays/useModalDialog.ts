import { useEffect, useLayoutEffect, useRef } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Tab at the last stop leads to the first, and back, so that focus never leaves for the browser's own bars. */
function trapFocus(dialog: HTMLDialogElement, event: KeyboardEvent) {
  if (event.key !== 'Tab') return;
  const focusableElements = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => stop.checkVisibility?.() ?? true,
  );
  const [first] = focusableElements;
  const last = focusableElements.at(-1);
  const edge = event.shiftKey ? first : last;
  const atEdge =
    document.activeElement === edge ||
    (event.shiftKey && !focusableElements.includes(document.activeElement as HTMLElement));
  if (!atEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Gives focus back to what opened the dialog or, if that is gone, to the page's main heading. */
function restoreFocus(opener: Element | null) {
  if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) return opener.focus();
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

/** Shows the dialog as a modal for as long as it is mounted: top layer, inert page, focus in, round and back. */
export function useModalDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    const onKeyDown = (event: KeyboardEvent) => trapFocus(dialog, event);
    // Drawn open by the server, so that it can be read before and without JavaScript; a modal must start closed.
    dialog.removeAttribute('open');
    dialog.showModal();
    const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? title)?.focus();
    dialog.addEventListener('keydown', onKeyDown);
    return () => {
      dialog.removeEventListener('keydown', onKeyDown);
      dialog.close();
      restoreFocus(opener);
    };
  }, []);
  return ref;
}
