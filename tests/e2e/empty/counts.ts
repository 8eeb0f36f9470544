// How many screens and actions a journey takes: each screen on which a person does something, and each field, choice, and press.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';

const KEY = 'journey-actions';

/** Notes each action of a browser from now on, with the screen it happens on. */
export const countActions = (context: BrowserContext) =>
  context.addInitScript((key) => {
    let typedIn: EventTarget | null = null;
    const note = () => {
      const heading = document.querySelector('h1')?.textContent ?? '';
      const noted: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      sessionStorage.setItem(key, JSON.stringify([...noted, `${location.pathname} ${heading}`]));
    };
    const isText = (element: Element) =>
      element.matches('textarea, input:not([type=radio]):not([type=checkbox]):not([type=file])');
    // One action for each field, however many letters it takes.
    addEventListener(
      'input',
      ({ target }) => {
        if (!(target instanceof Element) || !isText(target) || target === typedIn) return;
        typedIn = target;
        note();
      },
      true,
    );
    addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof Element && !isText(target)) note();
      },
      true,
    );
    addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a, button, summary')) note();
      },
      true,
    );
  }, KEY);

export interface Counts {
  screens: number;
  actions: number;
}

/** What a page has counted so far. */
export async function countsOf(page: Page): Promise<Counts> {
  const noted: string[] = JSON.parse((await page.evaluate((key) => sessionStorage.getItem(key), KEY)) ?? '[]');
  return { screens: noted.filter((each, at) => each !== noted[at - 1]).length, actions: noted.length };
}

/** A step of a journey that takes a person at most so many screens and actions; it prints how many it took. */
export function countedStep<T>(title: string, page: Page, most: Counts, work: () => Promise<T>): Promise<T> {
  return test.step(title, async () => {
    const before = await countsOf(page);
    const result = await work();
    const after = await countsOf(page);
    const counts = { screens: after.screens - before.screens, actions: after.actions - before.actions };
    console.log(`${title}: ${counts.screens} screens, ${counts.actions} actions`);
    expect(counts.screens).toBeLessThanOrEqual(most.screens);
    expect(counts.actions).toBeLessThanOrEqual(most.actions);
    return result;
  });
}
