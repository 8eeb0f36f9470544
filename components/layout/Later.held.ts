// A part of a page that is drawn anew holds the same things as before: which one is which.
/** What was being done to a part when it woke, to go on with. */
export interface Held {
  readonly drawn: Element;
  readonly focused: Element | null;
  readonly pressed: Element | null;
}

/** The frame of a part, asleep and awake. */
export const room = { minWidth: 0 };

const touchable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** The same thing in the other drawing: at the same place in the order, and saying the same. */
export function twinOf(thing: Element, drawn: Element, anew: Element): HTMLElement | undefined {
  const named = thing.id === '' ? null : anew.querySelector<HTMLElement>(`#${CSS.escape(thing.id)}`);
  if (named) return named;
  const at = [...drawn.querySelectorAll(touchable)].indexOf(thing);
  const twin = [...anew.querySelectorAll<HTMLElement>(touchable)][at];
  return twin && twin.tagName === thing.tagName && said(twin) === said(thing) ? twin : undefined;
}

const said = (thing: Element) => thing.getAttribute('aria-label') ?? thing.textContent;
