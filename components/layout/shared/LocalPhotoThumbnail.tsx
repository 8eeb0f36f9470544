import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Picture } from '@/contract/content/media/schemas';
import { imageSource } from '@/lib/media/images';
import type { LocalPhoto } from '@/lib/offline/offlineStore';
import { color, radius } from '@/styles/tokens';

const Thumbnail = styled.img`
  width: 6rem;
  height: 6rem;
  border-radius: ${radius.control};
  background: ${color.sunken};
  object-fit: cover;
`;

interface LocalPhotoThumbnailProps {
  readonly alt: string;
  /** As it was taken on this phone. */
  readonly local: Pick<LocalPhoto, 'file'> | undefined;
  /** As our server has it, from another phone. */
  readonly stored: Picture | undefined;
}

/** A photo, small; one from this phone shows without a connection. */
export function LocalPhotoThumbnail({ alt, local, stored }: LocalPhotoThumbnailProps) {
  const [url, setUrl] = useState<string>();
  const file = local?.file;
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const src = file ? url : stored && imageSource(stored, { aspect: '1:1', width: 96 }).src;
  return src ? <Thumbnail src={src} alt={alt} width={96} height={96} /> : <Thumbnail as="span" />;
}
