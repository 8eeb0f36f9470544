/** The main heading takes the focus and comes on the screen: for a step that takes the place of another on one page. */
export function focusPageHeading(options?: FocusOptions): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus(options);
}
