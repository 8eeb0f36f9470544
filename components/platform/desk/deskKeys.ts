const FIELDS = new Set(['INPUT', 'TEXTAREA', 'SELECT']);

/** A key pressed in a field is part of what one types there. */
export function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && (FIELDS.has(target.tagName) || target.isContentEditable);
}
