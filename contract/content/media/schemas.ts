import * as z from 'zod';

/** A picture in our store. Its address is `/media/{id}`; sizes are asked for by query (lib/media/images.ts). */
export const Picture = z.object({
  id: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
  /** Hex color shown while it loads. */
  dominant: z.string(),
  /** Base64 of a thumbhash: a 25-byte blur of the picture. */
  thumbhash: z.string(),
});
export type Picture = z.infer<typeof Picture>;
