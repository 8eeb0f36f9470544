import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { InspectionPhoto } from '@/contract/inspections/endpoints';
import { imageSource } from '@/lib/media/images';
import { color, radius } from '@/styles/tokens';
import type { LocalPhoto } from './inspectionStore';

const Thumbnail = styled.img`
  width: 6rem;
  height: 6rem;
  border-radius: ${radius.control};
  background: ${color.sunken};
  object-fit: cover;
`;

interface PhotoThumbnailProps {
  readonly alt: string;
  /** As it was taken on this phone. */
  readonly local: LocalPhoto | undefined;
  /** As our server has it, from another phone. */
  readonly stored: InspectionPhoto | undefined;
}

/** A photo of a finding; one from this phone shows without a connection. */
export function PhotoThumbnail({ alt, local, stored }: PhotoThumbnailProps) {
  const [url, setUrl] = useState<string>();
  const file = local?.file;
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const src = file ? url : stored && imageSource(stored.picture, { aspect: '1:1', width: 96 }).src;
  return src ? <Thumbnail src={src} alt={alt} width={96} height={96} /> : <Thumbnail as="span" />;
}
