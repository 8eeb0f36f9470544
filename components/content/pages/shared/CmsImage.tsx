import styled from 'styled-components';
import { type CmsImageSource, type CmsPicture, cmsImageSource } from '@/lib/prismic/pictures';
import { color, radius } from '@/styles/tokens';

const Image = styled.img`
  display: block;
  width: 100%;
  height: auto;
  border-radius: ${radius.card};
  background: ${color.sunken};
  object-fit: cover;
`;

type CmsImageProps = CmsImageSource & {
  readonly field: CmsPicture;
  /** In view at once: fetched first. One a page. */
  readonly priority?: boolean;
  readonly className?: string;
};

/** A picture of a document, in the size the screen needs. Nothing for a field without one. */
export function CmsImage({ field, priority = false, className, ...sizing }: CmsImageProps) {
  const source = cmsImageSource(field, sizing);
  if (!source) return null;
  return (
    <Image
      {...source}
      alt={field.alt ?? ''}
      className={className}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
    />
  );
}
