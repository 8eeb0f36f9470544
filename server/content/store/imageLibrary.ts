// The pictures of the content folder: what each shows, and which documents show it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { decodeImage } from '@/server/modules/content/media/decoding';
import { replaceFile, replaceJson } from './documentWriter';

export const IMAGE_NAME = /^[a-z0-9-]+-[\da-f]{8}\.(?:webp|jpe?g|png)$/;

export interface LibraryImage {
  name: string;
  width: number;
  height: number;
  alt: string;
  bytes: number;
  uploadedAt: string;
}

/** A name of small letters, digits and hyphens that says which picture it is and changes with it. */
function nameFor(given: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const stem = basename(given, extname(given))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${stem || 'picture'}-${hash}.webp`;
}

export interface ImageLibrary {
  list(): Promise<LibraryImage[]>;
  find(name: string): Promise<LibraryImage | undefined>;
  /** Re-encoded; throws PictureRefused for what is none. */
  add(given: string, bytes: Uint8Array, alt: string): Promise<LibraryImage>;
  describe(name: string, alt: string): void;
  remove(name: string): void;
}

export function openImageLibrary(folder: string): ImageLibrary {
  const sizes = new Map<string, { width: number; height: number }>();
  const file = (name: string) => join(folder, name);
  const about = (name: string) => `${file(name)}.json`;
  const altOf = (name: string): string =>
    existsSync(about(name)) ? String(JSON.parse(readFileSync(about(name), 'utf8')).alt ?? '') : '';

  async function read(name: string): Promise<LibraryImage> {
    const { size, mtime } = statSync(file(name));
    const known = sizes.get(name) ?? (await sharp(file(name)).metadata());
    sizes.set(name, { width: known.width, height: known.height });
    const { width, height } = known;
    return { name, width, height, alt: altOf(name), bytes: size, uploadedAt: mtime.toISOString() };
  }

  return {
    async list() {
      const names = existsSync(folder) ? readdirSync(folder).filter((name) => IMAGE_NAME.test(name)) : [];
      const pictures = await Promise.all(names.map(read));
      return pictures.sort((one, other) => other.uploadedAt.localeCompare(one.uploadedAt));
    },
    find: async (name) => (IMAGE_NAME.test(name) && existsSync(file(name)) ? read(name) : undefined),
    async add(given, bytes, alt) {
      const picture = await decodeImage(bytes);
      const name = nameFor(given, picture.bytes);
      replaceJson(about(name), { alt });
      if (!existsSync(file(name))) replaceFile(file(name), picture.bytes);
      return read(name);
    },
    describe: (name, alt) => replaceJson(about(name), { alt }),
    remove(name) {
      rmSync(file(name), { force: true });
      rmSync(about(name), { force: true });
    },
  };
}
