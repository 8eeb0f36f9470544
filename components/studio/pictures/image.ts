import type { StudioPicture } from '@/contract/studio';
import type { Fields } from '@/lib/studio/paths';

/** A picture of the library as documents hold it. */
export const toImageValue = ({ url, width, height, alt }: StudioPicture): Fields => ({
  dimensions: { width, height },
  alt,
  copyright: null,
  url,
});
