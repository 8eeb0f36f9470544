/** What is sent together: the fields around a button that sends them. */
const TOGETHER = 'form, [role="dialog"], section, article, main';

/** The first field around a button with unreadable text (useTypedNumber): a submission would not include it. */
export function firstUnreadable(button: Element): HTMLInputElement | undefined {
  const inputs = button.closest(TOGETHER)?.querySelectorAll('input') ?? [];
  return Array.from(inputs).find(({ validity }) => validity.customError);
}
