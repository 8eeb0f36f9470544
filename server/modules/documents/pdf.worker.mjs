// Reads a PDF where it can do no harm: says what is wrong with it, or null. See documents.safe.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';

const MOST_PAGES = 500;

async function examine(bytes) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, verbosity: 0 });
  if (pdf.numPages > MOST_PAGES) return `It has more than ${MOST_PAGES} pages.`;
  if (await pdf.getJSActions()) return 'It holds scripts.';
  if (Object.keys((await pdf.getAttachments()) ?? {}).length > 0) return 'It holds other files.';
  const open = await pdf.getOpenAction();
  if (open?.action) return 'It does something when it is opened.';
  for (let page = 1; page <= pdf.numPages; page += 1) {
    if (await (await pdf.getPage(page)).getJSActions()) return 'It holds scripts.';
  }
  return null;
}

parentPort.postMessage(
  await examine(workerData).catch((error) =>
    error?.name === 'PasswordException' ? 'It asks for a password. Please send it without one.' : 'It cannot be read.',
  ),
);
