// When a photo was taken, from its Exif data (CIPA DC-008): JPEG, PNG, WebP, and HEIC all hold a TIFF structure with it.

const TAGS = { exif: 0x8769, original: 0x9003, digitized: 0x9004, changed: 0x0132 };
/** Entries of one directory that are looked at. */
const MAX_ENTRIES = 200;
/** Photos above it are sent without being read first. */
const MAX_BYTES = 30_000_000;

const text = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, Math.min(length, view.byteLength - at)));

interface Tiff {
  readonly view: DataView;
  readonly start: number;
  readonly littleEndian: boolean;
}

/** The values of a directory by tag: a number, or the place of what does not fit. */
function directory({ view, start, littleEndian }: Tiff, offset: number): Map<number, number> {
  const at = start + offset;
  const count = Math.min(view.getUint16(at, littleEndian), MAX_ENTRIES);
  return new Map(
    Array.from({ length: count }, (_, n) => {
      const entry = at + 2 + n * 12;
      return [view.getUint16(entry, littleEndian), view.getUint32(entry + 8, littleEndian)] as const;
    }),
  );
}

/** `2026-06` of the TIFF structure at this place; undefined where it has no date. */
function monthAt(view: DataView, start: number): string | undefined {
  const order = text(view, start, 2);
  if (order !== 'II' && order !== 'MM') return undefined;
  const tiff = { view, start, littleEndian: order === 'II' };
  if (view.getUint16(start + 2, tiff.littleEndian) !== 42) return undefined;
  const main = directory(tiff, view.getUint32(start + 4, tiff.littleEndian));
  const exifAt = main.get(TAGS.exif);
  const exif = exifAt === undefined ? new Map<number, number>() : directory(tiff, exifAt);
  const dateAt = exif.get(TAGS.original) ?? exif.get(TAGS.digitized) ?? main.get(TAGS.changed);
  const date = dateAt === undefined ? '' : text(view, start + dateAt, 10);
  const [, year, month] = /^(20\d{2}):(0[1-9]|1[0-2]):/.exec(date) ?? [];
  return year && month ? `${year}-${month}` : undefined;
}

/** The month in which the photo of these bytes was taken, `2026-06`; null where the file does not say. */
export function takenMonthOf(bytes: Uint8Array): string | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // `II*\0` or `MM\0*` begins the structure, wherever the format keeps it.
  for (let at = 0; at + 8 < bytes.length; at += 1) {
    const [first, second, third, fourth] = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
    const isStart =
      (first === 0x49 && second === 0x49 && third === 0x2a && fourth === 0) ||
      (first === 0x4d && second === 0x4d && third === 0 && fourth === 0x2a);
    if (!isStart) continue;
    try {
      const month = monthAt(view, at);
      if (month) return month;
    } catch {
      // Not a structure after all: what looks like one may be part of the picture.
    }
  }
  return null;
}

/** The same for a file that is about to be sent. */
export async function readTakenMonth(file: File): Promise<string | null> {
  if (file.size > MAX_BYTES) return null;
  return takenMonthOf(new Uint8Array(await file.arrayBuffer())) ?? null;
}
