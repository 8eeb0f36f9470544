import { useState } from 'react';
import styled from 'styled-components';
import { color, radius } from '@/styles/tokens';

const Video = styled.video`
  display: block;
  width: 16rem;
  max-width: 100%;
  border-radius: ${radius.control};
  background: ${color.sunken};
  aspect-ratio: 16 / 9;
  object-fit: contain;
`;

interface VideoClipProps {
  readonly src: string;
  /** Its first picture. */
  readonly poster: string;
  /** What it shows, for people who cannot see it. */
  readonly label: string;
  /** Where the browser cannot play it: the words of a link to the file. */
  readonly openLabel: string;
}

/** A clip with the browser’s own controls; nothing is fetched before playback starts. */
export function VideoClip({ src, poster, label, openLabel }: VideoClipProps) {
  const [isUnplayable, setUnplayable] = useState(false);
  return (
    <>
      <Video
        controls
        playsInline
        preload="none"
        src={src}
        poster={poster}
        aria-label={label}
        onError={() => setUnplayable(true)}
      />
      {isUnplayable && <a href={src}>{openLabel}</a>}
    </>
  );
}
