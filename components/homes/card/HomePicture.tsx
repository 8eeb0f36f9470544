import { Picture as Drawn } from '@/components/ui/Picture';
import type { Picture } from '@/contract/media';
import { pictureSource } from '@/lib/images';

interface HomePictureProps {
  readonly picture: Picture;
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  readonly sizes: string;
  /** In view at once: fetched first. */
  readonly priority?: boolean;
  /** Says nothing to a screen reader; for repeats of what the words beside it say. */
  readonly quiet?: boolean;
}

/** A picture of a home, filling the frame it stands in. */
export function HomePicture({ picture, sizes, priority = false, quiet = false }: HomePictureProps) {
  const source = pictureSource(picture, { sizes });
  return <Drawn {...source} {...(quiet && { alt: '' })} priority={priority} fill />;
}
