// What can be seen in a file the moment it comes, so that a better one is sent while it is at hand. Never a reason to refuse it.
import sharp from 'sharp';
import type { FileNote } from '@/contract/documents.facts';
import { gate } from '@/server/modules/media/media.service';
import type { SafeFile } from './documents.safe';

export interface Seen {
  notes: FileNote[];
  datedOn: string | null;
}

/** Shorter sides below this hold no readable page; a page photographed well has more than twice that. */
const SMALL = 600;
/** Means of brightness from 0 to 255. */
const DARK = 45;
/** Sharpness of a page fitted to 1200 pixels, by the deviation of its Laplacian: print in focus has 3 and more. */
const BLURRED = 0.8;
/** A text this short says nothing of whose it is. */
const TOLD = 80;
const YEARS_MS = 10 * 366 * 86_400_000;
const DAY_MS = 86_400_000;

async function lookAtPicture(bytes: Uint8Array): Promise<Seen> {
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  const page = await sharp(bytes)
    .resize(1200, 1200, { fit: 'inside', withoutEnlargement: true })
    .grayscale()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { sharpness, channels } = await sharp(page).stats();
  const seen: Record<FileNote, boolean> = {
    blurred: sharpness < BLURRED,
    dark: (channels[0]?.mean ?? 255) < DARK,
    otherName: false,
    small: Math.min(width, height) < SMALL,
  };
  return { notes: (Object.keys(seen) as FileNote[]).filter((note) => seen[note]), datedOn: null };
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DAYS: readonly [RegExp, (parts: string[]) => (string | number)[]][] = [
  [/\b(\d{4})-(\d{2})-(\d{2})\b/g, ([, year, month, day]) => [year ?? '', month ?? '', day ?? '']],
  [/\b(\d{1,2})[/-](\d{1,2})[/-](\d{4})\b/g, ([, month, day, year]) => [year ?? '', month ?? '', day ?? '']],
  [
    /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2}),? (\d{4})\b/gi,
    ([, month, day, year]) => [year ?? '', MONTHS.indexOf((month ?? '').toLowerCase()) + 1, day ?? ''],
  ],
];

/** The newest day of the last ten years written in a text, US ways of writing it; null where there is none. */
export function newestDay(text: string, now: Date): string | null {
  const found = DAYS.flatMap(([written, read]) =>
    [...text.matchAll(written)].flatMap((match) => {
      const [year, month, day] = read([...match]).map(Number) as [number, number, number];
      const at = new Date(Date.UTC(year, month - 1, day));
      const real = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
      const known = at.getTime() > now.getTime() - YEARS_MS && at.getTime() < now.getTime() + DAY_MS;
      return real && known ? [at.toISOString().slice(0, 10)] : [];
    }),
  );
  return found.sort().at(-1) ?? null;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a file is sharp, bright and large enough, bears this last name, and how new it is. */
export async function lookAt({ mime, bytes, text }: SafeFile, lastName: string | null, now: Date): Promise<Seen> {
  if (mime !== 'application/pdf') return gate.run(() => lookAtPicture(bytes));
  const told = plain(text);
  const other = lastName && told.length > TOLD && !told.includes(plain(lastName));
  return { notes: other ? ['otherName'] : [], datedOn: newestDay(text, now) };
}
