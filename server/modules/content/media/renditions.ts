// Which picture a request gets. Whatever is asked for is brought to a short list, so that what we make and keep is finite.
import * as z from 'zod';
import { PICTURE_WIDTHS } from '@/contract/content/media/constants';

export type Format = 'avif' | 'webp' | 'jpeg';
export const mimeOf = (format: Format) => `image/${format}` as const;

const ASPECTS = { '4:3': 4 / 3, '3:2': 3 / 2, '16:9': 16 / 9, '1:1': 1 } as const;
type Aspect = keyof typeof ASPECTS;
const aspects = Object.keys(ASPECTS) as [Aspect, ...Aspect[]];

/** Quality of each pixel density, as @imgix/js-core has it: the denser the screen, the less it shows. */
const QUALITIES = { 1: 75, 2: 50, 3: 35, 4: 23, 5: 20 } as const;
const qualities: readonly number[] = Object.values(QUALITIES);
const MAX_SIDE = 8192;

const size = z.coerce.number().int().min(1).max(100_000);

/** The parameters of a picture’s address; any other is refused. */
export const RenditionQuery = z.strictObject({
  w: size.optional(),
  h: size.optional(),
  ar: z.enum(aspects).optional(),
  fit: z.enum(['max', 'crop', 'clip']).optional(),
  dpr: z.coerce.number().int().min(1).max(5).default(1),
  q: z.coerce
    .number()
    .refine((q) => qualities.includes(q), 'Quality is 75, 50, 35, 23 or 20')
    .optional(),
  fm: z.enum(['webp', 'jpg', 'jpeg', 'avif']).optional(),
  auto: z.string().max(40).optional(),
});
export type RenditionQuery = z.output<typeof RenditionQuery>;

export interface Rendition {
  width: number;
  height: number;
  cropped: boolean;
  quality: number;
  format: Format;
}

interface Size {
  width: number;
  height: number;
}

/** The named aspect within two hundredths of w:h; null where there is none. */
function aspectOf(query: RenditionQuery): number | null | undefined {
  if (query.ar) return ASPECTS[query.ar];
  if (!query.w || !query.h) return undefined;
  const asked = query.w / query.h;
  return Object.values(ASPECTS).find((aspect) => Math.abs(aspect / asked - 1) < 0.02) ?? null;
}

const listedWidth = (width: number) => PICTURE_WIDTHS.find((listed) => listed >= width) ?? MAX_SIDE;

/** The rendition that answers a query about a picture of this size; null where the shape asked for is not on the list. */
export function resolveRendition(query: RenditionQuery, master: Size, format: Format): Rendition | null {
  const aspect = aspectOf(query);
  if (aspect === null) return null;
  const cropped = aspect !== undefined && query.fit !== 'max' && query.fit !== 'clip';
  const shape = cropped ? aspect : master.width / master.height;
  // A crop is as wide as the picture allows in its shape; nothing is ever enlarged.
  const most = Math.min(master.width, Math.floor(master.height * shape));
  const asked = query.w ?? (query.h ? query.h * shape : master.width);
  const width = Math.max(1, Math.min(listedWidth(Math.round(asked * query.dpr)), most));
  return { width, height: Math.max(1, Math.round(width / shape)), cropped, quality: query.q ?? 75, format };
}

/** The best format the browser names; who names none (crawlers, link previews) gets JPEG. */
export function formatFor(accept: string, asked?: RenditionQuery['fm']): Format {
  if (asked) return asked === 'jpg' ? 'jpeg' : asked;
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

export const nameOf = ({ width, height, quality, cropped, format }: Rendition) =>
  `${width}${cropped ? `x${height}` : ''}-${quality}.${format}`;

/** Kept for good: uncropped, at full quality. Together they stay below four times the picture for each format. */
export const isStored = ({ cropped, quality }: Rendition) => !cropped && quality === 75;
