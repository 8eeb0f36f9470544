/** Has the browser save a file. */
export function saveFile(fileName: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Has the browser save a file that came as base64. */
export const saveBase64 = ({ fileName, base64 }: { fileName: string; base64: string }, type: string): void =>
  saveFile(fileName, new Blob([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))], { type }));
