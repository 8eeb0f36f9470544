import { LRUCache } from 'lru-cache';
import type { Picture } from '@/contract/content/media/constants';
import type { Db } from '@/server/db/client';
import { readWhole, type Storage, StorageFull } from '@/server/providers/storage/storage';
import { singleton } from '@/server/singleton';
import { decodeImage, imageQueue } from './decoding';
import { renderRendition } from './rendering';
import { isStored, nameOf, type Rendition } from './renditions';
import * as repo from './repo';
import { masterKey, renditionKey } from './storageKeys';

export { decodeImage, detectFormat, InvalidImageError, imageQueue, MAX_BYTES } from './decoding';
export { QueueFullError } from './imageQueue';
export { storageKeys } from './storageKeys';

/** What the picture routes stand on. */
export interface MediaServices {
  db: Db;
  storage: Storage;
}

/** Stores a picture that came as bytes of any origin; throws PictureRefused for what is none. */
export async function storePicture(
  { db, storage }: MediaServices,
  bytes: Uint8Array,
  about: { alt: string; ownerId?: string },
): Promise<Picture> {
  const picture = await decodeImage(bytes);
  await storage.put(masterKey(picture.id), picture.bytes);
  await repo.insert(db, picture, about);
  const { bytes: _, ...stored } = picture;
  return { ...stored, alt: about.alt };
}

const RECENT_BYTES = 48 * 1024 * 1024;
const known = () =>
  singleton('media', () => ({
    pictures: new LRUCache<string, repo.MediaRow>({ max: 5_000 }),
    recent: new LRUCache<string, Buffer>({
      maxSize: RECENT_BYTES,
      maxEntrySize: 1024 * 1024,
      sizeCalculation: ({ length }) => length || 1,
    }),
    making: new Map<string, Promise<Buffer | null>>(),
  }));

/** A picture by id. Pictures never change, so what was found once is not asked for again. */
export async function findPicture(db: Db, id: string): Promise<repo.MediaRow | undefined> {
  const { pictures } = known();
  const found = pictures.get(id) ?? (await repo.findById(db, id));
  if (found) pictures.set(id, found);
  return found;
}

/** The bytes every size of a picture is made from; null where its file is gone. */
export const masterOf = (storage: Storage, id: string) => readWhole(storage, masterKey(id));

async function storeRendition(storage: Storage, key: string, bytes: Buffer) {
  // With no room left the picture is still shown; it is made again another time.
  await storage.put(key, bytes).catch((error: unknown) => {
    if (!(error instanceof StorageFull)) throw error;
  });
}

async function renderAndStore(storage: Storage, id: string, rendition: Rendition): Promise<Buffer | null> {
  const master = await readWhole(storage, masterKey(id));
  if (!master) return null;
  const bytes = await renderRendition(master, rendition);
  if (isStored(rendition)) await storeRendition(storage, renditionKey(id, rendition), bytes);
  return bytes;
}

async function readStored(storage: Storage, id: string, rendition: Rendition): Promise<Buffer | null> {
  const { recent } = known();
  const name = `${id}/${nameOf(rendition)}`;
  const bytes =
    recent.get(name) ?? (isStored(rendition) ? await readWhole(storage, renditionKey(id, rendition)) : null);
  if (bytes) recent.set(name, bytes);
  return bytes;
}

/** Bytes of a rendition, made once however many ask at the same time. Null if the picture’s file is gone; throws Busy. */
export function readRendition(storage: Storage, id: string, rendition: Rendition): Promise<Buffer | null> {
  const { making, recent } = known();
  const name = `${id}/${nameOf(rendition)}`;
  const underway = making.get(name);
  if (underway) return underway;
  const bytes = (async () => {
    const saved = await readStored(storage, id, rendition);
    if (saved) return saved;
    const made = await imageQueue.run(() => renderAndStore(storage, id, rendition));
    if (made) recent.set(name, made);
    return made;
  })().finally(() => making.delete(name));
  making.set(name, bytes);
  return bytes;
}

/**
 * AVIF takes five times as long as WebP. Anyone who asks first gets WebP at once, and the AVIF is made for those who come
 * later if the machine has nothing better to do.
 */
export async function readBestAvailable(
  storage: Storage,
  id: string,
  rendition: Rendition,
): Promise<{ bytes: Buffer; rendition: Rendition } | null> {
  if (rendition.format === 'avif') {
    const ready = await readStored(storage, id, rendition);
    if (ready) return { bytes: ready, rendition };
  }
  const sooner: Rendition = rendition.format === 'avif' ? { ...rendition, format: 'webp' } : rendition;
  const bytes = await readRendition(storage, id, sooner);
  if (rendition.format === 'avif' && isStored(rendition))
    imageQueue.runIdle(() => renderAndStore(storage, id, rendition)).catch(() => undefined);
  return bytes && { bytes, rendition: sooner };
}

/** Forgets a picture that was removed; it is no longer answered from memory. */
export function deletePicture(id: string): void {
  const { pictures, recent } = known();
  pictures.delete(id);
  for (const name of recent.keys()) if (name.startsWith(`${id}/`)) recent.delete(name);
}

/** Forgets every picture: some may have been removed without a notification. */
export function forgetPictures(): void {
  const { pictures, recent } = known();
  pictures.clear();
  recent.clear();
}

/** Describes pictures for people who cannot see them; as the system, for anyone who may change what shows them. */
export async function describePictures(
  db: Db,
  described: readonly { readonly id: string; readonly alt: string }[],
): Promise<void> {
  for (const { id, alt } of described) {
    await repo.updateAlt(db, id, alt);
    known().pictures.delete(id);
  }
}
