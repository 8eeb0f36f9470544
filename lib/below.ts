// What stands below the screen is laid out once the page answers: docs/decisions/0009. `lib/early.js` begins it.
import { whenIdle } from './whenIdle';

/** How long laying out may hold up whoever scrolls or presses. */
const STEP_MS = 4;

/**
 * To be spread on the frame of something that never begins on the first screen of a phone. What does would be painted
 * with a height of its own first, and push what follows a moment later.
 */
export const below = { 'data-below': '' };

/** Lays out the rest of the page from top to bottom, in short steps. */
export function layOutBelow(): void {
  if (document.documentElement.dataset.opening === undefined) return;
  const all = document.querySelectorAll<HTMLElement>('[data-below]');
  const [first] = all;
  // On wide screens nothing waits.
  if (!first || getComputedStyle(first).contentVisibility !== 'auto') {
    layOutAll();
    return;
  }
  const waiting = all.values();
  const step = () => {
    const end = performance.now() + STEP_MS;
    while (performance.now() < end) {
      const { value: part, done } = waiting.next();
      if (done) {
        layOutAll();
        return;
      }
      part.style.contentVisibility = 'visible';
      // Asked for, it is laid out now and not with all others.
      part.getBoundingClientRect();
    }
    whenIdle(step);
  };
  whenIdle(step);
}

/** At once, for who is led to a place further down. */
export function layOutAll(): void {
  document.documentElement.removeAttribute('data-opening');
}
