// The moment the page answers by itself. Before it, people have read, typed and pressed: none of that is lost.
import { useEffect } from 'react';
import { layOutBelow } from '@/lib/below';

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
    layOutBelow();
    for (const field of document.querySelectorAll('input')) {
      if (field.type === 'checkbox' || field.type === 'radio') tellChosen(field);
      else if (field.type !== 'file') tellTyped(field);
    }
    const { pressedEarly: pressed } = window;
    window.pressedEarly = undefined;
    if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
  }, []);
}

const ofBrowser =
  typeof window === 'undefined' ? undefined : Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** React takes what a field holds when it wakes for what it put there, so it is put there once more, past React. */
function tellTyped(field: HTMLInputElement): void {
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  field.value = defaultValue;
  ofBrowser?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What was chosen is taken back to what React put there, and chosen once more. */
function tellChosen(field: HTMLInputElement): void {
  const { checked, defaultChecked, type, name } = field;
  // A radio left for another one hears of it from that one.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return;
  if (type === 'radio' && name)
    for (const mate of document.getElementsByName(name))
      if (mate instanceof HTMLInputElement && mate.form === field.form) mate.checked = mate.defaultChecked;
  field.checked = defaultChecked;
  field.click();
}
