import { saveFile } from '@/lib/media/saveFile';

/** Has the browser save a text as a file. */
export const saveText = ({ fileName, text }: { fileName: string; text: string }): void =>
  saveFile(fileName, new Blob([text], { type: 'text/csv' }));

/** Has the browser save a PDF. */
export const savePdf = ({ fileName, base64 }: { fileName: string; base64: string }): void =>
  saveFile(
    fileName,
    new Blob([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))], { type: 'application/pdf' }),
  );
