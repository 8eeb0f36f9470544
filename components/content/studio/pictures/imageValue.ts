import type { Fields } from '@/components/content/studio/shared/fieldPaths';
import type { StudioPicture } from '@/contract/content/studio/endpoints';

/** A picture of the library as documents hold it. */
export const toImageValue = ({ url, width, height, alt }: StudioPicture): Fields => ({
  dimensions: { width, height },
  alt,
  copyright: null,
  url,
});
