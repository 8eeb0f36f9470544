// What people upload: files of many programs in tests/corpora/files, and files made here by the habits of scanners and phones.
import { readdirSync, readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { ApiError } from '@/server/http/errors';
import { createCompressedPdf, createPdf } from './fixture';
import { sanitize } from './sanitization';

const FOLDER = 'tests/corpora/files';
const stored = (name: string) => () => readFileSync(`${FOLDER}/${name}`);
const text = (words: string) => Buffer.from(words, 'latin1');
const changed = (change: (pdf: string) => string) => () => text(change(createPdf().toString('latin1')));
const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

const rendered = (draw: (pdf: PDFKit.PDFDocument) => void, options: PDFKit.PDFDocumentOptions = {}) =>
  new Promise<Buffer>((resolve) => {
    const pdf = new PDFDocument(options);
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
    draw(pdf);
    pdf.end();
  });

/** A page that is one picture, as scanners make it. */
async function scan(padding = ''): Promise<Buffer> {
  const jpeg = (await blue().grayscale().jpeg().toBuffer()).toString('latin1');
  const entries = '/Type /XObject /Subtype /Image /Width 90 /Height 60 /ColorSpace /DeviceGray /BitsPerComponent 8';
  const image = `<< ${entries} /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n${jpeg}\nendstream`;
  return Buffer.concat([createPdf('1', '/Scan 6 0 R', [image]), text(padding)]);
}
/** A change that a program wrote behind the end: object 4 again, a table, and another end mark. */
function updated(pdf: Buffer, times = 1): Buffer {
  let bytes = pdf;
  for (let n = 0; n < times; n += 1) {
    const before = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(bytes.toString('latin1'))?.[1];
    const at = bytes.length;
    const object = `4 0 obj\n<< /Length 2 >>\nstream\nq \nendstream\nendobj\n`;
    const table = `xref\n4 1\n${String(at).padStart(10, '0')} 00000 n \n`;
    const end = `trailer\n<< /Size 6 /Root 1 0 R /Prev ${before} >>\nstartxref\n${at + object.length}\n%%EOF\n`;
    bytes = Buffer.concat([bytes, text(object + table + end)]);
  }
  return bytes;
}

const blue = (width = 90, height = 60) => sharp({ create: { width, height, channels: 3, background: '#2255cc' } });
/** Two pictures in one file with an index (CIPA DC-007), as stereo and wide phone cameras write it. */
async function multiPicture(): Promise<Buffer> {
  const jpeg = await blue().jpeg().toBuffer();
  const index = Buffer.from('ffe2000a4d5046004d4d002a', 'hex');
  return Buffer.concat([jpeg.subarray(0, 2), index, jpeg.subarray(2), jpeg]);
}
const compound = (...streams: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    ...streams.map((name) => Buffer.concat([Buffer.from(name, 'utf16le'), Buffer.alloc(64)])),
  ]);
const archive = (name: string) =>
  Buffer.concat([Buffer.from('504b03041400000008000000', 'hex'), text(name), Buffer.alloc(40)]);

type Make = () => Uint8Array | Promise<Uint8Array>;
/** The name, how to get it, and the kind it is kept as or a part of the reason why it is refused. */
type Input = [name: string, make: Make, right: 'application/pdf' | 'image/webp' | (string & {})];
const PDF = 'application/pdf';
const PHOTO = 'image/webp';

const PASSWORD = 'It asks for a password';
const refused: Readonly<Record<string, string>> = {
  'qpdf-user-password.pdf': PASSWORD,
  'qpdf-user-password-aes128.pdf': PASSWORD,
  'libreoffice-password.pdf': PASSWORD,
};
const producers: Input[] = readdirSync(`${FOLDER}/pdf`)
  .sort()
  .map((name) => [name, stored(`pdf/${name}`), refused[name] ?? PDF]);

const corpus: Input[] = [
  ...producers,
  ['a scan whose bytes read as /JS', stored('scan-bytes-read-as-js.pdf'), PDF],
  ['an offer letter that mentions JavaScript', stored('offer-letter-javascript.pdf'), PDF],
  ['a pay stub padded with zero bytes', stored('paystub-nul-padded.pdf'), PDF],
  [
    'pdfkit',
    () => rendered((pdf) => pdf.text('Pay stub of Lena Ortiz').text('Bank', { link: 'https://example.com' })),
    PDF,
  ],
  [
    'pdfkit with an owner password',
    () => rendered((pdf) => pdf.text('Pay stub'), { pdfVersion: '1.7ext3', ownerPassword: 'owner' }),
    PDF,
  ],
  [
    'an invoice with a file within (Factur-X)',
    () => rendered((pdf) => pdf.text('Invoice').file(Buffer.from('<invoice/>'), { name: 'factur-x.xml' })),
    'holds other files',
  ],
  ['HP: zero bytes behind the end', async () => Buffer.concat([await scan(), Buffer.alloc(4_096)]), PDF],
  [
    'HP: printer commands before the start',
    async () => Buffer.concat([text('\x1B%-12345X@PJL\r\n'), await scan()]),
    PDF,
  ],
  ['Canon: line ends and spaces behind the end', () => scan(`\r\n${' '.repeat(2_000)}\r\n`), PDF],
  ['Canon: carriage returns alone', changed((pdf) => pdf.replaceAll('\n', '\r')), PDF],
  ['Epson: no end mark', changed((pdf) => pdf.replace(/%%EOF\s*$/, '')), PDF],
  ['Epson: half an end mark', changed((pdf) => pdf.replace(/%%EOF\s*$/, '%%EO')), 'ends in the middle'],
  ['Ricoh: wrong places in the table', changed((pdf) => pdf.replace(/^\d{10} 00000 n/gm, '0000000007 00000 n')), PDF],
  ['Ricoh: a wrong place of the table', changed((pdf) => pdf.replace(/startxref\n\d+/, 'startxref\n0')), PDF],
  ['Xerox: a table that begins at 1', changed((pdf) => pdf.replace('xref\n0 6', 'xref\n1 6')), PDF],
  ['Brother: a wrong length of a stream', changed((pdf) => pdf.replace(/\/Length \d+/, '/Length 9')), PDF],
  ['Kyocera: an end mark twice', async () => Buffer.concat([await scan(), text('%%EOF\n%%EOF\n')]), PDF],
  ['Fujitsu: saved three times', async () => updated(await scan(), 3), PDF],
  ['Preview: one change behind the end', () => updated(createPdf()), PDF],
  ['a byte order mark before the start', () => Buffer.concat([Buffer.from('\uFEFF'), createPdf()]), PDF],
  ['the border of an email behind the end', () => Buffer.concat([createPdf(), text('\r\n--=_boundary--\r\n')]), PDF],
  ['version 2.0', changed((pdf) => pdf.replace('%PDF-1.4', '%PDF-2.0')), PDF],
  ['opens at its first page', () => createPdf('1', '/OpenAction [3 0 R /Fit]'), PDF],
  [
    'opens zoomed, from an object stream',
    () => createCompressedPdf('<< /S /GoTo /D [3 0 R /Fit] >>', deflateSync),
    PDF,
  ],
  ['a signed one', () => createPdf('1', '/AcroForm << /SigFlags 3 /Fields [] >>'), PDF],
  ['Adobe: XFA without a script', () => createPdf('1', '/AcroForm << /Fields [] /XFA (x) >>'), 'XFA'],
  ['Adobe: a script when it opens', () => createPdf('1', `/OpenAction ${script}`), 'holds a script'],
  ['Adobe: a script when it is printed', () => createPdf('1', `/AA << /WP ${script} >>`), 'holds a script'],
  [
    'Adobe: a script by name',
    () => createPdf('1', `/Names << /JavaScript << /Names [(a) ${script}] >> >>`),
    'a script',
  ],
  [
    'Adobe: a script under an escaped name',
    () => createPdf('1', '/OpenAction << /S /J#61vaScript /J#53 (x) >>'),
    'a script',
  ],
  ['Adobe: a script in an object stream', () => createCompressedPdf(script, deflateSync), 'holds a script'],
  ['Adobe: starts a program', () => createPdf('1', '/OpenAction << /S /Launch /F (cmd.exe) >>'), 'starts a program'],
  [
    'Adobe: an attachment',
    () => createPdf('1', '/Names << /EmbeddedFiles << /Names [(a) << /EF << /F 4 0 R >> >>] >> >>'),
    'holds other files',
  ],
  [
    'Adobe: a portfolio',
    () =>
      createPdf(
        '1',
        '/Collection << /View /D >> /Names << /EmbeddedFiles << /Names [(a) << /EF << /F 4 0 R >> >>] >> >>',
      ),
    'holds other files',
  ],
  [
    'Adobe: for certain readers alone',
    changed((pdf) =>
      pdf.replace(
        'trailer\n<<',
        'trailer\n<< /ID [<00> <00>] /Encrypt << /Filter /Adobe.PubSec /SubFilter /adbe.pkcs7.s5 /V 4 >>',
      ),
    ),
    'It is encrypted for certain readers',
  ],
  ['Adobe: a film', () => createPdf('1', '/Film 6 0 R', ['<< /Type /Annot /Subtype /RichMedia >>']), 'a film'],
  ['Adobe: a form that sends itself', () => createPdf('1', '/OpenAction << /S /SubmitForm >>'), 'sends itself'],
  ['a download that stopped', () => createPdf().subarray(0, 300), 'ends in the middle'],
  ['a PDF without pages', changed((pdf) => pdf.replace('/Pages 2 0 R', '/Pages 9 0 R')), 'We can’t accept this PDF'],
  ['a start of a PDF and nothing else', () => text('%PDF-1.7\n%%EOF\n'), 'We can’t accept this PDF'],

  ['a whole HEIC photo', stored('iphone-room.heic'), PHOTO],
  ['half a HEIC photo', stored('iphone-heic-header.heic'), 'HEIC photo'],
  ['a JPEG', () => blue().jpeg().toBuffer(), PHOTO],
  ['a progressive JPEG', () => blue().jpeg({ progressive: true }).toBuffer(), PHOTO],
  ['a CMYK JPEG', () => blue().toColorspace('cmyk').jpeg().toBuffer(), PHOTO],
  ['a grayscale JPEG', () => blue().grayscale().jpeg().toBuffer(), PHOTO],
  ['a turned JPEG', () => blue().withMetadata({ orientation: 6 }).jpeg().toBuffer(), PHOTO],
  ['a JPEG of 50 megapixels', () => blue(8_160, 6_144).jpeg().toBuffer(), PHOTO],
  ['two pictures in one JPEG (MPO)', multiPicture, PHOTO],
  [
    'a JPEG with a film behind it (motion photo)',
    async () => Buffer.concat([await blue().jpeg().toBuffer(), text('\0\0\0\x18ftypmp42')]),
    PHOTO,
  ],
  ['a JPEG cut short', async () => (await blue(900, 600).jpeg().toBuffer()).subarray(0, 400), 'may be damaged'],
  ['a PNG with transparency', () => blue().ensureAlpha(0.5).png().toBuffer(), PHOTO],
  ['a PNG of 16 bits', () => blue().toColorspace('rgb16').png().toBuffer(), PHOTO],
  ['a PNG with a palette', () => blue().png({ palette: true }).toBuffer(), PHOTO],
  ['a WebP', () => blue().webp().toBuffer(), PHOTO],
  ['a WebP without loss', () => blue().webp({ lossless: true }).toBuffer(), PHOTO],
  ['an AVIF photo', () => blue().avif({ effort: 0 }).toBuffer(), 'AVIF photo'],
  ['a GIF', () => blue().gif().toBuffer(), 'GIF or BMP'],
  ['a TIFF of a scanner', () => blue().tiff().toBuffer(), 'RAW or TIFF'],
  ['the film of a Live Photo (IMG_0042.MOV)', () => text('\0\0\0\x14ftypqt  \0\0\0\0qt  '), 'This is a video'],

  ['an empty file', () => Buffer.alloc(0), 'This file is empty'],
  ['a Word file', () => archive('[Content_Types].xml'), 'Office file. Save it as a PDF'],
  ['an Excel file', () => archive('xl/workbook.xml'), 'Office file. Save it as a PDF'],
  ['a LibreOffice file', () => archive('mimetypeapplication/vnd.oasis.opendocument.text'), 'Office file'],
  ['a Pages file', () => archive('Index/Document.iwa'), 'Pages'],
  ['an old Word file', () => compound('WordDocument'), 'Office file. Save it as a PDF'],
  ['a Word file with a password', () => compound('EncryptionInfo', 'EncryptedPackage'), 'Office file has a password'],
  ['an archive', () => archive('paystub.pdf'), 'ZIP archive'],
  ['a web page', () => text('<!DOCTYPE html><title>Pay stub</title>'), 'web page'],
  ['an SVG drawing', () => text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'web page or a drawing'],
  ['a text file named paystub.pdf', () => text('Net pay 2,104.50\r\n'), 'This is a text file'],
  ['an RTF letter', () => text('{\\rtf1\\ansi Offer}'), 'text document'],
  ['bytes of no known kind', () => Buffer.from('0001020304fffefd', 'hex'), 'Upload a PDF or a'],
];

async function outcomeOf(make: Make): Promise<string> {
  try {
    return (await sanitize(await make())).mime;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unsupportedMedia') return error.message;
    throw error;
  }
}

let right = 0;
test.each(corpus)('%s', { timeout: 60_000 }, async (_, make, expected) => {
  expect(await outcomeOf(make)).toContain(expected);
  right += 1;
});

test('PDFs keep their words', async () => {
  for (const name of [
    'chromium',
    'ghostscript',
    'cairo-rsvg',
    'pdf-lib-form',
    'qpdf-owner-password',
    'groff',
    'libreoffice-writer',
    'libreoffice-pdfa',
    'libreoffice-calc',
  ])
    expect((await sanitize(stored(`pdf/${name}.pdf`)())).text, name).toMatch(/Pay stub[\s\S]*Lena Ortiz/);
});

afterAll(() => {
  process.stdout.write(`Uploads: ${right} of ${corpus.length} have the right outcome.\n`);
  expect(corpus.length).toBeGreaterThanOrEqual(50);
});
