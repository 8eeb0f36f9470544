// What can be seen in a file the moment it comes, so that a better one is sent while it is at hand. Never a reason to refuse it.
import sharp from 'sharp';
import type { FileNote } from '@/contract/account/documents/constants';
import { DAY_MS } from '@/contract/calendar/durations';
import type { SafeFile } from '@/server/modules/account/documents/sanitization';
import { imageQueue } from '@/server/modules/content/media';
import { mentionsName } from '@/server/names/ascii';

export interface QualityCheck {
  notes: FileNote[];
  datedOn: string | null;
}

/** Shorter sides below this hold no readable page; a page photographed well has more than twice that. */
const MIN_SIDE_PIXELS = 600;
/** Means of brightness from 0 to 255. */
const MIN_BRIGHTNESS = 45;
/** Sharpness of a page fitted to 1200 pixels, by the deviation of its Laplacian: print in focus has 3 and more. */
const MIN_SHARPNESS = 0.8;
/** A text this short does not show its owner. */
const MIN_TEXT_LENGTH = 80;
const TEN_YEARS_MS = 10 * 366 * DAY_MS;

async function checkPicture(bytes: Uint8Array): Promise<QualityCheck> {
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  const page = await sharp(bytes)
    .resize(1200, 1200, { fit: 'inside', withoutEnlargement: true })
    .grayscale()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { sharpness, channels } = await sharp(page).stats();
  const seen: Record<FileNote, boolean> = {
    blurred: sharpness < MIN_SHARPNESS,
    dark: (channels[0]?.mean ?? 255) < MIN_BRIGHTNESS,
    nameMismatch: false,
    small: Math.min(width, height) < MIN_SIDE_PIXELS,
  };
  return { notes: (Object.keys(seen) as FileNote[]).filter((note) => seen[note]), datedOn: null };
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DATE_PATTERNS: readonly [RegExp, (parts: string[]) => (string | number)[]][] = [
  [/\b(\d{4})-(\d{2})-(\d{2})\b/g, ([, year, month, day]) => [year ?? '', month ?? '', day ?? '']],
  [/\b(\d{1,2})[/-](\d{1,2})[/-](\d{4})\b/g, ([, month, day, year]) => [year ?? '', month ?? '', day ?? '']],
  [
    /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2}),? (\d{4})\b/gi,
    ([, month, day, year]) => [year ?? '', MONTHS.indexOf((month ?? '').toLowerCase()) + 1, day ?? ''],
  ],
];

/** Every day written in a text, US ways of writing it. */
export const datesIn = (text: string): string[] =>
  DATE_PATTERNS.flatMap(([written, read]) =>
    [...text.matchAll(written)].flatMap((match) => {
      const [year, month, day] = read([...match]).map(Number) as [number, number, number];
      const at = new Date(Date.UTC(year, month - 1, day));
      const real = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
      return real ? [at.toISOString().slice(0, 10)] : [];
    }),
  );

/** The newest day of the last ten years written in a text; null where there is none. */
export function newestDate(text: string, now: Date): string | null {
  const isKnown = (day: string) =>
    Date.parse(day) > now.getTime() - TEN_YEARS_MS && Date.parse(day) < now.getTime() + DAY_MS;
  return datesIn(text).filter(isKnown).sort().at(-1) ?? null;
}

/** Whether a file is sharp, bright and large enough, bears this last name, and how new it is. */
export async function checkQuality(
  { mime, bytes, text }: SafeFile,
  lastName: string | null,
  now: Date,
): Promise<QualityCheck> {
  if (mime !== 'application/pdf') return imageQueue.run(() => checkPicture(bytes));
  const other = lastName && text.length > MIN_TEXT_LENGTH && !mentionsName(text, lastName);
  return { notes: other ? ['nameMismatch'] : [], datedOn: newestDate(text, now) };
}
