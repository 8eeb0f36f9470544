import styled from 'styled-components';
import { PICTURE_WIDTHS, type Picture } from '@/contract/media';

const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

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
  const { id, width, height, alt, dominant } = picture;
  const widths = PICTURE_WIDTHS.filter((each) => each <= width);
  return (
    <Image
      src={`/media/${id}?w=689`}
      srcSet={widths.map((each) => `/media/${id}?w=${each} ${each}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={quiet ? '' : alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      style={{ backgroundColor: dominant }}
    />
  );
}
