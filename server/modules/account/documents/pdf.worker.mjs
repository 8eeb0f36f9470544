// Reads a PDF where it can do no harm: says what is wrong with it, or what its first pages say. See sanitization.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { PDF, PdfArray, PdfDict, PdfName, PdfRef } from '@libpdf/core';
import { getDocumentProxy } from 'unpdf';

const MOST_PAGES = 500;
const PAGES_READ = 6;
const MOST_TEXT = 40_000;

const bad = (problem) => ({ problem });
const PRINT_IT = 'Print it to a new PDF and upload that.';

/** What an action (ISO 32000, 12.6) must not do, by its type. */
const ACTIONS = {
  JavaScript: 'It holds a script.',
  Launch: 'It starts a program.',
  SubmitForm: 'Its form sends itself.',
  ImportData: 'Its form reads a file.',
  GoToE: 'It opens a file within.',
};

const nameIn = (dict, key, resolve) => {
  const value = dict.get(key, resolve);
  return value instanceof PdfName ? value.value : undefined;
};

/** What one dictionary of the document does, in words; undefined for harmless ones. */
function activityOf(dict, resolve) {
  const action = ACTIONS[nameIn(dict, 'S', resolve) ?? ''];
  if (action) return action;
  if (dict.has('JS') && nameIn(dict, 'S', resolve) === 'Rendition') return ACTIONS.JavaScript;
  if (nameIn(dict, 'Type', resolve) === 'EmbeddedFile' || dict.get('EF', resolve) instanceof PdfDict)
    return 'It holds other files.';
  if (nameIn(dict, 'Subtype', resolve) === 'RichMedia') return 'It holds a film or a program.';
  if (dict.has('XFA') && dict.has('Fields')) return 'It is a form that only Adobe programs show (XFA).';
  return undefined;
}

/** The document; where its table names wrong places, as some scanners write them, its objects are looked for instead. */
async function load(bytes) {
  const pdf = await PDF.load(bytes).catch(() => undefined);
  const hasCatalog = () => {
    try {
      return pdf.getCatalog() instanceof PdfDict;
    } catch {
      return false;
    }
  };
  if (pdf && (!pdf.context.info.isAuthenticated || hasCatalog())) return pdf;
  const text = Buffer.from(bytes).toString('latin1');
  return PDF.load(Buffer.from(text.replaceAll(/startxref\s+\d+/g, 'startxref\n0'), 'latin1'));
}

/**
 * What the document does beyond showing pages. Every object that the document leads to is looked at as it was parsed, also from
 * compressed object streams; what pictures, fonts, and texts hold is no object.
 */
async function findActivity(bytes) {
  const pdf = await load(bytes);
  if (!pdf.context.info.isAuthenticated) return 'It asks for a password.';
  const resolve = (ref) => pdf.getObject(ref);
  const seen = new Set();
  const open = [pdf.getCatalog(), pdf.context.info.trailer];
  while (open.length > 0) {
    const each = open.pop();
    if (each instanceof PdfRef) {
      const key = each.toString();
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(resolve(each));
    } else if (each instanceof PdfDict) {
      const activity = activityOf(each, resolve);
      if (activity) return activity;
      for (const [, value] of each) open.push(value);
    } else if (each instanceof PdfArray) for (const value of each) open.push(value);
  }
  return undefined;
}

async function examine(bytes) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, verbosity: 0 });
  if (pdf.numPages > MOST_PAGES) return bad(`It has more than ${MOST_PAGES} pages.`);
  const activity = await findActivity(bytes);
  if (activity) return bad(`${activity} ${PRINT_IT}`);
  if (await pdf.getJSActions()) return bad(`${ACTIONS.JavaScript} ${PRINT_IT}`);
  const open = await pdf.getOpenAction();
  if (open?.action) return bad(`It does something when it is opened. ${PRINT_IT}`);
  // Letters we cannot read are no harm.
  return { text: await firstWords(pdf).catch(() => '') };
}

async function firstWords(pdf) {
  let text = '';
  for (let page = 1; page <= Math.min(pdf.numPages, PAGES_READ) && text.length < MOST_TEXT; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    text += `${items.map(({ str = '', hasEOL }) => str + (hasEOL ? '\n' : '')).join('')}\n`;
  }
  return text.slice(0, MOST_TEXT);
}

/** Why a document does not open, and what to do. */
function reasonOf(error) {
  if (error?.name === 'PasswordException') return 'It asks for a password. Please send it without one.';
  if (/encrypt/i.test(error?.message ?? '')) return `It is encrypted for certain readers. ${PRINT_IT}`;
  return 'It cannot be read.';
}

parentPort.postMessage(await examine(workerData).catch((error) => bad(reasonOf(error))));
