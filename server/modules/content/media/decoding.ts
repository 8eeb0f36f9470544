// Bytes from outside become pictures of ours here, or are refused.

import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { HEIC_REFUSAL } from '@/contract/content/media/constants';
import { SharedError } from '@/server/bundles/sharedError';
import { brandOf, decodeHeic, isHeic } from '@/server/modules/content/media/heic';
import { createQueue } from '@/server/modules/content/media/imageQueue';
import { singleton } from '@/server/singleton';

/** Bytes we do not take; the message is for the person who sent them. */
export class InvalidImageError extends SharedError {
  static override readonly kind: string = 'InvalidImageError';
  override name = 'PictureRefused';
}

export const MAX_BYTES = 50 * 1024 * 1024;
/** Cameras of phones take up to 200 megapixels as a JPEG, which shrinks while it is read; the rest is read whole. */
const MAX_JPEG_PIXELS = 210_000_000;
const MAX_PIXELS = 50_000_000;
/** Nothing we show is wider; what is larger shrinks to fit. */
const MASTER_SIDE_PIXELS = 4096;
const TIMEOUT_SECONDS = 10;

sharp.concurrency(1);
sharp.cache(false);
export const imageQueue = singleton('mediaGate', () => createQueue({ atOnce: 2, line: 60 }));

const startsWith = (bytes: Uint8Array, at: number, sign: string) =>
  Buffer.from(bytes.subarray(at, at + sign.length)).toString('latin1') === sign;

/** What the first bytes say. Names and declared types are not asked: they may say anything. */
export function detectFormat(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | null {
  if (startsWith(bytes, 0, '\xFF\xD8\xFF')) return 'jpeg';
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1A\n')) return 'png';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp';
  return null;
}

export interface MasterImage {
  id: string;
  bytes: Buffer;
  width: number;
  height: number;
  dominant: string;
  thumbhash: string;
}

const hex = ({ r, g, b }: { r: number; g: number; b: number }) =>
  `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

async function placeholderOf(master: Buffer): Promise<{ dominant: string; thumbhash: string }> {
  const small = sharp(master).resize(100, 100, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await small.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } }).stats();
  return {
    dominant: hex(dominant),
    thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
  };
}

/** Why bytes of another kind are refused, and what to do. */
function refusalOf(bytes: Uint8Array): string {
  const brand = brandOf(bytes);
  if (brand?.startsWith('avif')) return 'This is an AVIF photo, which we can’t open. Export it as a JPEG';
  if (brand) return 'This is a video. Send photos instead';
  if (startsWith(bytes, 0, 'II*\0') || startsWith(bytes, 0, 'MM\0*'))
    return 'This is a RAW or TIFF photo, which we can’t open. Export it as a JPEG';
  if (startsWith(bytes, 0, 'GIF8') || startsWith(bytes, 0, 'BM'))
    return 'This is a GIF or BMP picture. Save it as a JPEG or PNG';
  return 'Use a JPEG, PNG, WebP, or HEIC photo';
}

const tooManyPixels = (most: number) =>
  new InvalidImageError(`This photo has more than ${most / 1_000_000} million pixels. Export it smaller`);

/** As we keep it: at most as wide as we show, WebP. */
const toMaster = (image: Sharp) =>
  image
    .timeout({ seconds: TIMEOUT_SECONDS })
    .resize(MASTER_SIDE_PIXELS, MASTER_SIDE_PIXELS, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86, effort: 2 })
    .toBuffer({ resolveWithObject: true });

async function reencodeHeic(bytes: Uint8Array) {
  const image = await decodeHeic(bytes, MAX_PIXELS);
  if (!image) throw new InvalidImageError(HEIC_REFUSAL);
  if (image === 'tooLarge') throw tooManyPixels(MAX_PIXELS);
  const { data, width, height } = image;
  return toMaster(sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha());
}

async function reencode(bytes: Uint8Array, format: 'jpeg' | 'png' | 'webp') {
  const open = sharp(bytes, { limitInputPixels: MAX_JPEG_PIXELS, failOn: 'warning', sequentialRead: true });
  const { width, height, format: found, isProgressive } = await open.metadata();
  if (found !== format) throw new InvalidImageError('This file doesn’t match its type');
  // A progressive JPEG is read whole as well.
  const most = format === 'jpeg' && !isProgressive ? MAX_JPEG_PIXELS : MAX_PIXELS;
  if (!width || !height || width * height > most) throw tooManyPixels(most);
  // Turned upright; colors to sRGB; every profile, place and date in the file is left behind.
  return toMaster(open.autoOrient());
}

/** A picture of our own making from bytes of any origin. JPEG, PNG, WebP, and HEIC are taken. */
export function decodeImage(bytes: Uint8Array): Promise<MasterImage> {
  return imageQueue.run(async () => {
    const format = detectFormat(bytes);
    if (!format && !isHeic(bytes)) throw new InvalidImageError(refusalOf(bytes));
    if (bytes.length > MAX_BYTES) throw new InvalidImageError('Photos can be up to 50 MB');
    try {
      const { data, info } = await (format ? reencode(bytes, format) : reencodeHeic(bytes));
      const id = createHash('sha256').update(data).digest('hex').slice(0, 32);
      return { id, bytes: data, width: info.width, height: info.height, ...(await placeholderOf(data)) };
    } catch (error) {
      if (error instanceof InvalidImageError) throw error;
      throw new InvalidImageError('We couldn’t open this photo. It may be damaged', { cause: error });
    }
  });
}
