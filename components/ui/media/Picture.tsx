// A plain <img> that needs no script: the browser chooses the size and, with loading="lazy", the moment. What a script
// adds is the blur of the picture itself, painted once the picture comes near and has not arrived yet.
import { type CSSProperties, useCallback, useRef } from 'react';
import styled from 'styled-components';
import { useNearViewport } from './useNearViewport';

/** Smaller pictures cost less to fetch than to put off. */
const MIN_LAZY_SIZE = 40;

const Image = styled.img`
  display: block;
  width: 100%;
  height: auto;
  object-fit: cover;
  background-position: center;
  background-size: cover;

  &[data-fill="true"] {
    height: 100%;
  }
`;

export interface PictureProps {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly width: number;
  readonly height: number;
  /** Empty where the words beside the picture say the same. */
  readonly alt: string;
  /** Hex color shown until there is more to show. */
  readonly dominant: string;
  /** Base64 of a thumbhash. */
  readonly thumbhash?: string;
  /** In view at once: fetched first. One a page. */
  readonly priority?: boolean;
  /** Fills the frame it stands in instead of keeping its own shape. */
  readonly fill?: boolean;
  readonly className?: string;
}

async function showBlurredPreview(image: HTMLImageElement, thumbhash: string) {
  const { thumbHashToDataURL } = await import('thumbhash');
  if (image.complete) return;
  const bytes = Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0));
  image.style.backgroundImage = `url(${thumbHashToDataURL(bytes)})`;
}

export function Picture({ dominant, thumbhash, priority = false, fill = false, ...image }: PictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  const small = image.width < MIN_LAZY_SIZE || image.height < MIN_LAZY_SIZE;
  const lazy = !priority && !small;
  const onNear = useCallback(() => {
    const element = ref.current;
    // Without its blur the picture still has its color.
    if (element && thumbhash && !element.complete) showBlurredPreview(element, thumbhash).catch(() => undefined);
  }, [thumbhash]);
  useNearViewport(ref, onNear, lazy && Boolean(thumbhash));
  const color: CSSProperties = { backgroundColor: dominant };
  return (
    <Image
      {...image}
      ref={ref}
      alt={image.alt}
      loading={lazy ? 'lazy' : 'eager'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      data-fill={fill}
      style={color}
      onLoad={({ currentTarget }) => {
        currentTarget.style.backgroundImage = '';
      }}
    />
  );
}
