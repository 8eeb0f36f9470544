// Pictures of the content folder, in the sizes and formats that pictures of the store have.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { detectFormat, imageQueue } from '@/server/modules/content/media/decoding';
import { QueueFullError } from '@/server/modules/content/media/imageQueue';
import { renderRendition } from '@/server/modules/content/media/rendering';
import { formatFor, mimeOf, nameOf, RenditionQuery, resolveRendition } from '@/server/modules/content/media/renditions';

const NAME = /^[a-z0-9-]+-[\da-f]{8}\.(?:webp|jpe?g|png)$/;
const SAFE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  vary: 'Accept',
};
const RECENT_BYTES = 32 * 1024 * 1024;

const errorResponse = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ message }, { status, headers: { ...SAFE, 'cache-control': 'no-store', ...headers } });

interface MasterImage {
  bytes: Buffer;
  width: number;
  height: number;
}

async function readMasterImage(folder: string, name: string): Promise<MasterImage | undefined> {
  const bytes = await readFile(join(folder, name)).catch(() => undefined);
  if (!bytes || !detectFormat(bytes)) return undefined;
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, width, height };
}

/** Answers `GET /media/content/<name>?w=…`; names carry the hash of their picture, so answers last for ever. */
export function createPictureHandler(folder: string) {
  const masters = new LRUCache<string, Promise<MasterImage | undefined>>({ max: 50 });
  const recent = new LRUCache<string, Buffer>({ maxSize: RECENT_BYTES, sizeCalculation: ({ length }) => length || 1 });
  const masterOf = (name: string) => {
    const master = masters.get(name) ?? readMasterImage(folder, name);
    masters.set(name, master);
    return master;
  };
  return async (request: Request, name: string): Promise<Response> => {
    const master = NAME.test(name) ? await masterOf(name) : undefined;
    if (!master) {
      masters.delete(name);
      return errorResponse(404, 'There is no such picture.');
    }
    const query = RenditionQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    // AVIF takes five times as long as WebP to make, and these pictures are small.
    const accept = (request.headers.get('accept') ?? '').replace('image/avif', '');
    const rendition = query.success && resolveRendition(query.data, master, formatFor(accept, query.data.fm));
    if (!rendition) return errorResponse(400, 'We do not make pictures of this size.');
    const key = `${name}/${nameOf(rendition)}`;
    try {
      const bytes = recent.get(key) ?? (await imageQueue.run(() => renderRendition(master.bytes, rendition)));
      recent.set(key, bytes);
      return new Response(new Uint8Array(bytes), {
        headers: {
          ...SAFE,
          'cache-control': 'public, max-age=31536000, immutable',
          'content-type': mimeOf(rendition.format),
          'content-length': String(bytes.length),
        },
      });
    } catch (error) {
      if (error instanceof QueueFullError)
        return errorResponse(503, 'We are busy. Please try again.', { 'retry-after': '2' });
      throw error;
    }
  };
}
