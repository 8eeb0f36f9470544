const INVALID = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input, [data-invalid] input';

/**
 * Once what is wrong has been drawn: the first field that is wrong takes the focus, or the first choice of a group that
 * is. What is no field, and says `data-problem`, comes on the screen.
 */
export function focusFirstInvalid(form: HTMLElement | null): void {
  window.requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>(INVALID);
    if (field) field.focus();
    else form?.querySelector('[data-problem]')?.scrollIntoView({ block: 'center' });
  });
}
