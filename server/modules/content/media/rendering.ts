import sharp from 'sharp';
import type { Rendition } from '@/server/modules/content/media/renditions';

/** Bytes of a rendition from its master, which is ours and therefore sound. Call it inside the gate. */
export function renderRendition(
  master: Buffer,
  { width, height, cropped, quality, format }: Rendition,
): Promise<Buffer> {
  const sized = sharp(master).resize(width, height, { fit: cropped ? 'cover' : 'fill', withoutEnlargement: !cropped });
  if (format === 'avif') return sized.avif({ quality: Math.max(20, quality - 25), effort: 3 }).toBuffer();
  if (format === 'webp') return sized.webp({ quality, effort: 3 }).toBuffer();
  return sized.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true, mozjpeg: false }).toBuffer();
}
