// IBM Equal Access beside axe: it finds what axe does not look for (labels that name nothing, targets too close).
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const engine = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js');

interface Result {
  ruleId: string;
  value: [kind: string, outcome: string];
  path: { dom: string };
  message: string;
}

/** Rules that judge otherwise than WCAG and our design do; each with why. */
const EXCEPT: Readonly<Record<string, string>> = {
  text_contrast_sufficient: 'It reads the color of the page behind a picture; colors are judged by axe.',
};

/** What the engine calls a violation on the page as it stands; what it only suspects is left to people. */
export async function secondEngineViolations(page: Page): Promise<string[]> {
  // As a script of the browser itself: the page’s own policy lets in no foreign one.
  await page.evaluate(await readFile(engine, 'utf8'));
  const results = await page.evaluate(async () => {
    // What can be opened is read opened: the engine takes the labels within for missing otherwise.
    for (const disclosure of document.querySelectorAll('details')) disclosure.open = true;
    const { ace } = globalThis as unknown as {
      ace: { Checker: new () => { check: (page: Document, rules: string[]) => Promise<{ results: Result[] }> } };
    };
    const elementOf = ({ path }: Result) =>
      document.evaluate(path.dom, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
        .singleNodeValue as Element | null;
    /** What the engine’s rule does not know: why is said beside each. */
    const isAllowed = (result: Result): boolean => {
      switch (result.ruleId) {
        // Pins of a map stand where the homes are: WCAG 2.5.8 excepts what is essential, and the list has each home.
        case 'target_spacing_sufficient':
          return Boolean(elementOf(result)?.closest('[aria-label="Map of homes"]'));
        // HTML lets fields for email say `username`, and `webauthn` follow for passkeys in the list of suggestions.
        case 'input_autocomplete_valid':
          return /^username( webauthn)?$/.test(elementOf(result)?.getAttribute('autocomplete') ?? '');
        // The times of a day are one choice in named groups: morning, afternoon, evening.
        case 'input_checkboxes_grouped':
          return elementOf(result)?.getAttribute('name') === 'startsAt';
        default:
          return false;
      }
    };
    return (await new ace.Checker().check(document, ['WCAG_2_2'])).results
      .filter((result) => !isAllowed(result))
      .map(({ ruleId, value, path, message }) => ({ ruleId, value, path, message }));
  });
  return results
    .filter(({ ruleId, value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL' && !(ruleId in EXCEPT))
    .map(({ ruleId, path: { dom }, message }) => `${ruleId} ${dom}: ${message}`);
}
