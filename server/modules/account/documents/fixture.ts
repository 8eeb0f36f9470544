function objectsOf(words: string, catalog: string): string[] {
  const stream = `BT /F1 12 Tf 72 720 Td (${words}) Tj ET`;
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
}

/** Their text, with where each begins. */
function written(version: string, objects: readonly string[]): { text: string; offsets: number[] } {
  let text = `%PDF-${version}\n`;
  const offsets = objects.map((object, n) => {
    const at = text.length;
    text += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  return { text, offsets };
}

/** A PDF with object 7 as its open action, in the object stream 6; object 8 is its table. */
export function createCompressedPdf(action: string, deflate: (data: Buffer) => Buffer): Buffer {
  const packed = deflate(Buffer.from(`7 0 ${action}`)).toString('latin1');
  const { text, offsets } = written('1.5', [
    ...objectsOf('1', '/OpenAction 7 0 R'),
    `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`,
  ]);
  const entry = (kind: number, value: number) =>
    [kind, value >> 24, value >> 16, value >> 8, value].map((byte) => byte & 255);
  const entries = [entry(0, 0), ...offsets.map((at) => entry(1, at)), entry(2, 6), entry(1, text.length)].flatMap(
    (each) => [...each, 0],
  );
  const table = Buffer.from(entries).toString('latin1');
  return Buffer.from(
    `${text}8 0 obj\n<< /Type /XRef /Size 9 /W [1 4 1] /Root 1 0 R /Length ${table.length} >>\nstream\n${table}\nendstream\nendobj\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

/** A PDF of one page, whole and harmless unless `catalog` or `more` objects, from number 6, say otherwise. */
export function createPdf(words = '1', catalog = '', more: readonly string[] = []): Buffer {
  const objects = [...objectsOf(words, catalog), ...more];
  const { text, offsets } = written('1.4', objects);
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + end, 'latin1');
}
