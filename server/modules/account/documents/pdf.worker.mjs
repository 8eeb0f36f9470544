// Reads a PDF where it can do no harm: says what is wrong with it, or what its first pages say. See documents.safe.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';

const MOST_PAGES = 500;
const PAGES_READ = 6;
const MOST_TEXT = 40_000;

const bad = (problem) => ({ problem });

async function examine(bytes) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, verbosity: 0 });
  if (pdf.numPages > MOST_PAGES) return bad(`It has more than ${MOST_PAGES} pages.`);
  if (await pdf.getJSActions()) return bad('It holds scripts.');
  if (Object.keys((await pdf.getAttachments()) ?? {}).length > 0) return bad('It holds other files.');
  const open = await pdf.getOpenAction();
  if (open?.action) return bad('It does something when it is opened.');
  for (let page = 1; page <= pdf.numPages; page += 1) {
    if (await (await pdf.getPage(page)).getJSActions()) return bad('It holds scripts.');
  }
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

parentPort.postMessage(
  await examine(workerData).catch((error) =>
    bad(
      error?.name === 'PasswordException'
        ? 'It asks for a password. Please send it without one.'
        : 'It cannot be read.',
    ),
  ),
);
