// What people typed, chose and clicked before React listened is given to it once it does.
declare global {
  interface Window {
    /** The last button clicked before hydration; recorded by bootstrap.js. */
    clickBeforeHydration?: Element | undefined;
  }
}

export function replayEarlyEvents(): void {
  for (const field of document.querySelectorAll('input')) {
    if (field.type === 'checkbox' || field.type === 'radio') replayChoice(field);
    else if (field.type !== 'file') replayTyping(field);
  }
  const { clickBeforeHydration: button } = window;
  window.clickBeforeHydration = undefined;
  if (button instanceof HTMLElement && button.isConnected) button.click();
}

const nativeValue =
  typeof window === 'undefined' ? undefined : Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** React takes the value a field has at hydration for its own, so it is set once more with the native setter. */
function replayTyping(field: HTMLInputElement): void {
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  field.value = defaultValue;
  nativeValue?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A choice is reset to what React rendered, and made once more. */
function replayChoice(field: HTMLInputElement): void {
  const { checked, defaultChecked, type, name } = field;
  // The newly chosen radio reports the change for the one that lost its choice.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return;
  if (type === 'radio' && name)
    for (const mate of document.getElementsByName(name))
      if (mate instanceof HTMLInputElement && mate.form === field.form) mate.checked = mate.defaultChecked;
  field.checked = defaultChecked;
  field.click();
}
