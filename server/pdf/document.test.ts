import { buffer } from 'node:stream/consumers';
import { extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { namesCorpus } from '@/tests/support/namesCorpus';
import { hasTools, runTool, writeTempFile } from '@/tests/support/security/signatures';
import { openPdf, type Pdf } from './document';
import { assertDrawable } from './fonts';
import { runsOf, TypesetDocument } from './typesetting';

const draw = (write: (pdf: Pdf) => void) => {
  const pdf = openPdf({ title: 'Names', createdAt: new Date('2027-01-05T12:00:00Z') });
  write(pdf);
  return pdf.bytes();
};
async function linesOf(write: (pdf: Pdf) => void): Promise<string[]> {
  // The reader takes the bytes for its own.
  const { text } = await extractText(new Uint8Array(await draw(write)), { mergePages: false });
  return text
    .join('\n')
    .normalize('NFC')
    .replaceAll(/[ﻵﻷﻹﻻ]/gu, (ligature) => ligature.normalize('NFKC'))
    .split('\n');
}

/**
 * Words with signs that join, stand around others, or are drawn in another order than they are typed: a reader of PDFs that
 * goes by places on the page and passes over ActualText, as pdf.js does, finds all of them, in no certain order.
 */
const IN_NO_ORDER =
  /\u200c|[\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Khmer}\p{Script=Malayalam}\p{Script=Myanmar}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Syriac}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thaana}\p{Script=Tibetan}]/u;
const signsIn = (text: string) =>
  [...new Set(text.normalize('NFD').replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, ''))].sort().join('');

const withPoppler = hasTools('pdftotext') ? test : test.skip;
/** As they are compared: a ligature is its letters, and marks without a form are left out. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const extra = [
  'דוד בן־גוריון',
  'דָּוִד',
  'مُحَمَّد رِضا',
  'ครูสมศรี',
  'გიორგი ბერიძე',
  'Արամ Խաչատրյան',
  '齋藤 龍之介',
  '박서준',
  'محمد رضا',
  'Zoë Ångström-O’Brien',
];

const allNames = [...namesCorpus.map(({ name }) => name), ...extra];
const writeEverywhere = (pdf: Pdf, name: string) => {
  pdf.title(name);
  pdf.paragraph(name);
  pdf.labeledLine('Resident', name);
  pdf.terms([{ name: 'Owner', value: name }]);
  pdf.signatureText(name);
  pdf.rows([{ name, value: '$1.00', note: name }]);
};

describe('names', () => {
  test('corpus has names that need a Latin spelling and names that do not', () => {
    expect(namesCorpus.filter(({ ascii }) => ascii === undefined).length).toBeGreaterThan(5);
    expect(namesCorpus.filter(({ ascii }) => ascii !== undefined).length).toBeGreaterThan(10);
  });

  test('shows every letter of each name in every face and place', async () => {
    const names = allNames.filter((name) => !IN_NO_ORDER.test(name));
    const lines = await linesOf((pdf) => {
      for (const name of names) writeEverywhere(pdf, name);
    });
    const expected = names.flatMap((typed) => {
      const name = typed.normalize('NFC');
      return [name, name, `Resident: ${name}`, `Owner ${name}`, name, name, name, '$1.00'];
    });
    expect(lines.filter((line) => !line.startsWith('Page '))).toEqual(expected);
  });

  withPoppler('pdftotext reads each name as it was typed, in every face', async () => {
    const pdf = new TypesetDocument({ autoFirstPage: false });
    const bytes = buffer(pdf);
    // Poppler settles the direction of a whole page by most of its letters.
    for (const name of allNames) {
      pdf.addPage();
      for (const face of ['text', 'strong', 'title']) pdf.font(face).text(name);
    }
    pdf.end();
    const pages = runTool('pdftotext', writeTempFile(await bytes), '-')
      .split('\f')
      .slice(0, -1);
    expect(pages.map((page) => page.split('\n').map(plain).filter(Boolean))).toEqual(
      allNames.map((name) => [plain(name), plain(name), plain(name)]),
    );
  });

  test.each(allNames.filter((name) => IN_NO_ORDER.test(name)))('shows every sign of %s', async (name) => {
    const lines = await linesOf((pdf) => writeEverywhere(pdf, name));
    expect(signsIn(lines.join(' '))).toBe(signsIn(`${name} Resident: Owner $1.00 Page 1 of 1`));
  });
});

describe('openPdf', () => {
  test('draws decomposed letters like composed ones', async () => {
    const decomposed = 'Nguyễn Thị Hồng'.normalize('NFD');
    expect(await linesOf((pdf) => pdf.paragraph(decomposed))).toContain('Nguyễn Thị Hồng');
  });

  test('embeds no fallback font in a document of Latin letters', async () => {
    const bytes = await draw((pdf) => pdf.paragraph('Łukasz Šimůnek'));
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('Noto');
    expect(bytes.length).toBeLessThan(20_000);
  });

  test('embeds only the letters drawn of a fallback font', async () => {
    expect((await draw((pdf) => pdf.paragraph('小明 王'))).length).toBeLessThan(60_000);
  });

  test.each([
    ['paragraph', (pdf: Pdf) => pdf.paragraph('Lot \u{13000}')],
    ['term', (pdf: Pdf) => pdf.terms([{ name: 'Resident', value: 'Lot \u{13000}' }])],
    ['row', (pdf: Pdf) => pdf.rows([{ name: 'Lot \u{13000}', value: '$1.00' }])],
    ['signature', (pdf: Pdf) => pdf.signatureText('Lot \u{13000}')],
  ])('refuses a letter that no font has in a %s', (_, write) => {
    expect(() => write(openPdf({ title: 'Names', createdAt: new Date(0) }))).toThrow(
      'Our documents can’t show “\u{13000}”. Please use a spelling in the Latin alphabet.',
    );
  });

  test('refuses a letter that no font has in the footer', async () => {
    const pdf = openPdf({ title: 'Names', createdAt: new Date(0), footer: '\u{13000}' });
    pdf.paragraph('Text');
    expect(() => pdf.bytes()).toThrow('can’t show');
  });

  test('leaves out control characters and joiners without a gap', async () => {
    expect(await linesOf((pdf) => pdf.paragraph('a\u0007b\tc\r\nd'))).toEqual(expect.arrayContaining(['ab c', 'd']));
  });
});

describe('assertDrawable', () => {
  test('names the field and each letter once', () => {
    expect(() => assertDrawable('\u{13000}\u{13000} and \u{13001}', 'name')).toThrow(
      expect.objectContaining({ code: 'invalid', fields: { name: expect.stringContaining('“\u{13000} \u{13001}”') } }),
    );
  });

  test.each(['', 'Ana\nLuz', 'می‌خواهم', '👨‍👩‍👧', 'गौरव शर्मा'])('takes %j', (text) => {
    expect(() => assertDrawable(text)).not.toThrow();
  });
});

describe('runsOf', () => {
  test('keeps a word in one font where one font has all of it', () => {
    expect(runsOf('text', 'for Nguyễn.').map(({ text }) => text)).toEqual(['for ', 'Nguyễn', '.']);
  });

  test('orders right-to-left words, signs, and numbers as they are read', () => {
    const runs = runsOf('text', 'to דוד (גור) 12!');
    // Letters of a run stay in the order they are typed; its font turns them.
    expect(runs.map(({ text }) => text)).toEqual(['to ', '12', ' (', 'גור', ')', 'דוד ', '!']);
  });
});
