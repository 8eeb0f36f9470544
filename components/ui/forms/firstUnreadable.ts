/** What is sent together: the fields around a button that sends them. */
const TOGETHER = 'form, [role="dialog"], section, article, main';

/** The first field around a button whose text is not read (useTypedNumber): what is sent would hold nothing of it. */
export function firstUnreadable(button: Element): HTMLInputElement | undefined {
  const inputs = button.closest(TOGETHER)?.querySelectorAll('input') ?? [];
  return Array.from(inputs).find(({ validity }) => validity.customError);
}
