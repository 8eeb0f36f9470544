import styled from 'styled-components';
import { type SiteImageSource as Drawing, siteImageSrcSet } from '@/lib/media/siteImages';

const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

interface SiteImageProps {
  readonly image: Drawing;
  readonly sizes: string;
  readonly priority?: boolean;
}

/** A picture of the site itself, filling the frame it stands in. */
export function SiteImage({ image, sizes, priority = false }: SiteImageProps) {
  const { name, widths, width, height, alt } = image;
  return (
    <picture>
      <source type="image/avif" srcSet={siteImageSrcSet(image, 'avif')} sizes={sizes} />
      <Image
        src={`/stills/${name}-${widths[0]}.webp`}
        srcSet={siteImageSrcSet(image, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
