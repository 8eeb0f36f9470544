// The moment the page answers by itself. Before it, people have read, typed and pressed: none of that is lost.
import { useEffect } from 'react';

declare global {
  interface Window {
    /** The last button pressed before any script listened; kept by lib/early.js. */
    pressedEarly?: Element | undefined;
  }
}

export function useAwake(): void {
  useEffect(() => {
    const root = document.documentElement;
    if (root.dataset.awake !== undefined) return;
    root.dataset.awake = '';
    window.dispatchEvent(new Event('awake'));
    for (const field of document.querySelectorAll('input')) tellTyped(field);
    const { pressedEarly: pressed } = window;
    window.pressedEarly = undefined;
    if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
  }, []);
}

const ofBrowser =
  typeof window === 'undefined' ? undefined : Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** React takes what a field holds when it wakes for what it put there, so it is put there once more, past React. */
function tellTyped(field: HTMLInputElement): void {
  const { value, defaultValue, type } = field;
  if (value === defaultValue || type === 'checkbox' || type === 'radio' || type === 'file') return;
  field.value = defaultValue;
  ofBrowser?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
