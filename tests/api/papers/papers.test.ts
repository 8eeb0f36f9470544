// Papers of each kind and place, made by the product and read page by page against what the statute has them show
// (papers.checklist.data.ts): leases, notices that end one, notices of a higher rent, and deposit statements.
import { describe, expect, test } from 'vitest';
import { PLAIN_POINTS } from '@/server/pdf/document';
import { hasTools, runTool, writeTempFile } from '@/tests/support/security/signatures';
import { renderEntry, renderForm, renderIncrease, renderLease, renderNotice, renderStatement } from './papers';
import {
  endingLines,
  entryLines,
  floodLines,
  increaseLines,
  type Line,
  leaseLines,
  PLACES,
  type PlaceName,
  payOrQuitLines,
  propertyLines,
  statementLines,
} from './papers.checklist.data';

const onPages = hasTools('pdftotext') ? test : test.skip;

/** The words of a file in the order of reading, without the footers. */
const wordsOf = (file: string): string =>
  runTool('pdftotext', '-raw', file, '-')
    .replace(/^.*· Page \d+ of \d+$/gm, '')
    .replace(/\s+/g, ' ');

/** The height of each word on the pages, in points: it grows with the size of its type. */
const heightsOf = (file: string): readonly (readonly [word: string, height: number])[] =>
  [...runTool('pdftotext', '-bbox', file, '-').matchAll(/yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">([^<]*)</g)].map(
    ([, top, bottom, word = '']) => [word, Number(bottom) - Number(top)],
  );

/** The smallest height of the words of a text where they follow each other. */
function smallestOf(heights: ReturnType<typeof heightsOf>, text: string): number {
  const words = text.split(' ').slice(0, 8);
  const at = heights.findIndex((_, n) => words.every((word, m) => heights[n + m]?.[0] === word));
  expect(at, text).not.toBe(-1);
  return Math.min(...heights.slice(at, at + words.length).map(([, height]) => height));
}

function expectLines(bytes: Uint8Array, lines: readonly Line[]): void {
  const file = writeTempFile(bytes);
  const words = wordsOf(file);
  const missing = lines.flatMap(([citation, shows]) =>
    shows.filter((each) => !words.includes(each)).map((each) => `${citation}: ${each}`),
  );
  expect(missing).toEqual([]);
  expect(words.match(/.{0,40}(?:[{}]|undefined|null|NaN|Invalid Date).{0,40}/g) ?? []).toEqual([]);
  const heights = heightsOf(file);
  for (const [citation, [text = ''], points] of lines)
    if (points) {
      // The words of the premises are in the plain size of leases.
      const plain = smallestOf(heights, 'The Homeowner rents to the Resident the home') / PLAIN_POINTS;
      expect(Math.round((smallestOf(heights, text) / plain) * 10) / 10, citation).toBeGreaterThanOrEqual(points);
    }
}

const places = Object.keys(PLACES) as PlaceName[];

describe('a lease', () => {
  onPages.each(places)('in %s shows what its statutes ask for', async (name) => {
    expectLines(await renderLease(PLACES[name]), leaseLines[name]);
  });
});

describe('the flood disclosure of Florida', () => {
  onPages('is a document of its own, signed with the lease, and in no chapter of it', async () => {
    const title = 'Flood disclosure: 12 Alder Lane, Miami, FL 33130';
    expectLines(await renderLease(PLACES.miami, title), floodLines);
    const lease = wordsOf(writeTempFile(await renderLease(PLACES.miami)));
    expect(lease).not.toContain('Renters insurance policies do not include coverage');
    expect(lease).toContain(`in a file of its own: ${title}`);
  });
});

describe('a notice of entry', () => {
  onPages.each(['fremont', 'seattle', 'miami', 'arlington'] as const)(
    'in %s shows what its statutes ask for',
    async (name) => {
      expectLines(await renderEntry(PLACES[name]), entryLines[name]);
    },
  );
});

describe('a notice after a missed payment', () => {
  onPages.each(['fremont', 'kirkland', 'miami', 'arlington'] as const)(
    'in %s shows what its statutes ask for, and no fee',
    async (name) => {
      const bytes = await renderForm(PLACES[name], 'payOrQuit');
      expectLines(bytes, payOrQuitLines[name]);
      expect(wordsOf(writeTempFile(bytes))).not.toContain('$25.00');
    },
  );
});

describe('a notice about things left behind', () => {
  onPages.each(['fremont', 'kirkland', 'miami', 'arlington'] as const)(
    'in %s shows what its statutes ask for',
    async (name) => {
      expectLines(await renderForm(PLACES[name], 'abandonedProperty'), propertyLines[name]);
    },
  );

  onPages.each(['fremont', 'miami'] as const)('in %s says of things of worth that they are sold', async (name) => {
    const words = wordsOf(writeTempFile(await renderForm(PLACES[name], 'abandonedProperty', false)));
    expect(words).toContain('it will be sold at a public sale after notice of the sale has been given by publication');
    expect(words).not.toContain('believed to be worth less than');
  });
});

describe('a notice that ends a lease', () => {
  onPages.each([
    [
      'moveIn',
      'kirkland',
      { cause: 'owner_move_in', note: 'My daughter Ines Okafor moves in on April 1, 2027, and lives there.' },
    ],
    [
      'remodel',
      'kirkland',
      { cause: 'remodel', note: 'Every pipe is replaced; permit B-2026-123 of November 2, 2026.' },
    ],
    ['florida', 'miami', {}],
    ['virginia', 'arlington', {}],
  ] as const)('of the form %s in %s shows what its statutes ask for', async (form, name, more) => {
    expectLines(await renderNotice(PLACES[name], more), endingLines[form]);
  });
});

describe('a notice of a higher rent', () => {
  onPages.each(['fremont', 'seattle', 'miami', 'arlington'] as const)(
    'in %s shows what its statutes ask for',
    async (name) => {
      expectLines(await renderIncrease(PLACES[name], [3_100, 3_200], 3_200), increaseLines[name]);
    },
  );
});

describe('a deposit statement', () => {
  onPages.each(places)('in %s shows what its statutes ask for', async (name) => {
    expectLines(await renderStatement(PLACES[name]), statementLines[name]);
  });

  onPages.each(places)('in %s begins each language on a page of its own', async (name) => {
    const pages = runTool('pdftotext', '-layout', writeTempFile(await renderStatement(PLACES[name])), '-').split('\f');
    const [spanish = ''] = pages.filter((page) => page.includes('Estado de cuenta del depósito'));
    expect(spanish.trimStart()).toMatch(/^Estado de cuenta/);
  });
});
