import { saveBase64, saveFile } from '@/lib/media/saveFile';

/** Has the browser save a text as a file. */
export const saveText = ({ fileName, text }: { fileName: string; text: string }): void =>
  saveFile(fileName, new Blob([text], { type: 'text/csv' }));

/** Has the browser save a PDF. */
export const savePdf = (file: { fileName: string; base64: string }): void => saveBase64(file, 'application/pdf');
