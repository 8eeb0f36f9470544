import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkQuality, newestDate } from './qualityChecks';

const now = new Date('2026-11-21T12:00:00Z');

/** A page of print, as a phone would take it. */
const page = (width = 1600) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="2000"><rect width="100%" height="100%" fill="#f4f1ea"/>${Array.from(
        { length: 45 },
        (_, n) =>
          `<text x="100" y="${120 + n * 40}" font-size="28" fill="#222">Earnings statement, line ${n}: gross pay 2,310.00, hours 80.00</text>`,
      ).join('')}</svg>`,
    ),
  ).resize({ width });
const notesOf = async (picture: Sharp) => {
  const bytes = await picture.webp({ quality: 86 }).toBuffer();
  return (await checkQuality({ bytes, mime: 'image/webp', extension: 'webp', text: '' }, 'Lovelace', now)).notes;
};
const read = (text: string, lastName: string | null = null) =>
  checkQuality({ bytes: new Uint8Array(), mime: 'application/pdf', extension: 'pdf', text }, lastName, now);

describe('a picture', () => {
  test('that can be read is not complained of', async () => {
    expect(await notesOf(page())).toEqual([]);
  });

  test('out of focus is called blurred', async () => {
    expect(await notesOf(sharp(await page().png().toBuffer()).blur(9))).toEqual(['blurred']);
  });

  test('taken in the dark is called dark', async () => {
    expect(await notesOf(sharp(await page().png().toBuffer()).linear(0.14))).toContain('dark');
  });

  test('too small for its letters is called small', async () => {
    expect(await notesOf(page(400))).toContain('small');
  });
});

describe('a PDF', () => {
  const words = 'Earnings statement of Zoë Müller, Oakland. '.repeat(8);

  test('asks about a document with another name, ignoring accents, and not about one without words', async () => {
    expect((await read(words, 'Lovelace')).notes).toEqual(['nameMismatch']);
    expect((await read(words, 'Muller')).notes).toEqual([]);
    expect((await read('scan', 'Lovelace')).notes).toEqual([]);
  });

  test.each([
    ['Pay date 10/31/2026, period 10/01/2026 to 10/31/2026', '2026-10-31'],
    ['Statement of Sept. 3, 2026', '2026-09-03'],
    ['Issued 2026-11-02', '2026-11-02'],
    ['Valid to 12/31/2031, issued 1/5/2026', '2026-01-05'],
    ['Born 02/30/2026; room 13/13/2026; call 555-0134', null],
  ])('tells its newest day: %s', async (text, day) => {
    expect((await read(text)).datedOn).toBe(day);
  });

  test('whatever it says, its newest day is one of the calendar and not to come', () => {
    fc.assert(
      fc.property(fc.string(), fc.date({ noInvalidDate: true }), (noise, at) => {
        const found = newestDate(`${noise} ${at.getUTCMonth() + 1}/${at.getUTCDate()}/${at.getUTCFullYear()}`, now);
        if (found) expect(found <= '2026-11-22').toBe(true);
      }),
    );
  });
});
