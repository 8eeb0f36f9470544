const FIELDS = new Set(['INPUT', 'TEXTAREA', 'SELECT']);

/** Inputs that take no text. */
const PRESSED = new Set(['checkbox', 'radio', 'button', 'submit']);

/** A key pressed in a field is part of what one types there. */
export function isTyping({ target }: KeyboardEvent): boolean {
  if (target instanceof HTMLInputElement && PRESSED.has(target.type)) return false;
  return target instanceof HTMLElement && (FIELDS.has(target.tagName) || target.isContentEditable);
}
