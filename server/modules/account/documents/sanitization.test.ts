import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PDF } from '@libpdf/core';
import { describe, expect, test } from 'vitest';
import { createCompressedPdf, createPdf } from './fixture';
import { isPdf, sanitize } from './sanitization';

const pdf = { mime: 'application/pdf' };
const stream = (data: string, entries = '') => `<< ${entries} /Length ${data.length} >>\nstream\n${data}\nendstream`;
const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

describe('a PDF is accepted', () => {
  test.each([
    ['with zero bytes behind its end', Buffer.concat([createPdf(), Buffer.alloc(5_000), Buffer.from('\r\n')])],
    ['with a word behind its end', Buffer.concat([createPdf(), Buffer.from('--boundary--')])],
    ['with a line before its start', Buffer.concat([Buffer.from('\uFEFF\n'), createPdf()])],
    ['with words such as /JS in its text', createPdf('/JavaScript /JS /Launch /XFA /EmbeddedFiles')],
    ['with such words in its metadata', createPdf('1', '/Title (/JS /Launch) /Lang (/RichMedia)')],
    ['with a font of such a name', Buffer.from(createPdf().toString('latin1').replaceAll('/F1', '/JS'), 'latin1')],
    ['with a script that nothing leads to', createPdf('1', '', [script])],
  ])('%s', async (_, bytes) => {
    expect(isPdf(bytes)).toBe(true);
    const { bytes: stored } = await sanitize(bytes);
    expect(Buffer.from(stored).toString('latin1')).toMatch(/^%PDF-[\s\S]*%%EOF\n$/);
  });

  test('whatever bytes its pictures hold', { timeout: 60_000 }, async () => {
    for (let n = 0; n < 10; n += 1) {
      const data = randomBytes(2_000_000).toString('latin1').replaceAll('endstream', 'xndstream');
      const bytes = createPdf('1', '/Picture 6 0 R', [stream(`${data} /JS (x) /Launch `, '/Type /XObject')]);
      expect(await sanitize(bytes)).toMatchObject(pdf);
    }
  });

  test('that only its owner may change', async () => {
    const document = await PDF.load(createPdf());
    document.setProtection({ ownerPassword: 'owner', userPassword: '' });
    expect(await sanitize(await document.save())).toMatchObject(pdf);
  });
});

describe('a PDF is refused with the reason', () => {
  test.each([
    ['a script', createPdf('1', `/OpenAction ${script}`), 'holds a script'],
    ['a script when it closes', createPdf('1', `/AA << /WC ${script} >>`), 'holds a script'],
    ['a hidden script', createPdf('1', '/OpenAction << /S /J#61vaScript /J#53 (app.alert(1)) >>'), 'holds a script'],
    ['a script in an object of its own', createPdf('1', '/OpenAction 6 0 R', [script]), 'holds a script'],
    ['a program', createPdf('1', '/OpenAction << /S /Launch /F (cmd.exe) >>'), 'starts a program'],
    [
      'a file',
      createPdf('1', '/Names << /EmbeddedFiles << /Names [(a) << /EF << /F 4 0 R >> >>] >> >>'),
      'other files',
    ],
    ['a form that sends itself', createPdf('1', '/OpenAction << /S /SubmitForm /F (http://x) >>'), 'sends itself'],
    ['an XFA form', createPdf('1', '/AcroForm << /Fields [] /XFA (x) >>'), 'XFA'],
    ['no end', createPdf().subarray(0, 200), 'ends in the middle'],
  ])('%s', async (_, bytes, reason) => {
    await expect(sanitize(bytes)).rejects.toThrow(reason);
  });

  test('a script in a compressed object stream', async () => {
    expect(await sanitize(createCompressedPdf('<< /S /GoTo /D [3 0 R /Fit] >>', deflateSync))).toMatchObject(pdf);
    await expect(sanitize(createCompressedPdf(script, deflateSync))).rejects.toThrow('holds a script');
  });
});
