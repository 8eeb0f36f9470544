import { Picture as PictureImage } from '@/components/ui/media/Picture';
import type { Picture } from '@/contract/content/media/constants';
import { imageSource } from '@/lib/media/images';

interface HomePhotoProps {
  readonly photo: Picture;
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  readonly sizes: string;
  /** In view at once: fetched first. */
  readonly priority?: boolean;
  /** Says nothing to a screen reader; for repeats of what the words beside it say. */
  readonly decorative?: boolean;
}

/** A picture of a home, filling the frame it stands in. */
export function HomePhoto({ photo, sizes, priority = false, decorative = false }: HomePhotoProps) {
  const source = imageSource(photo, { sizes });
  return <PictureImage {...source} alt={decorative ? '' : photo.alt || 'Photo of the home'} priority={priority} fill />;
}
