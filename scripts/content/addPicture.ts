import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { siteRepository } from '@/server/content/site';
import { decodePicture } from '@/server/modules/media/media.decode';
import { PlainError } from '../lib/plainError.ts';

/** Copies a picture into content/media, re-encoded and named by its hash, and prints the field that shows it. */
export async function addPicture(file: string | undefined): Promise<void> {
  if (!file) throw new PlainError('Which picture? npm run content -- add-picture FILE');
  const { bytes, width, height } = await decodePicture(readFileSync(file));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const stem = basename(file, extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const name = `${stem}-${hash}.webp`;
  const folder = join(siteRepository().store.dir, 'media');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), bytes);
  const field = { dimensions: { width, height }, alt: '', copyright: null, url: `/media/content/${name}` };
  console.log(JSON.stringify(field, null, 2));
}
