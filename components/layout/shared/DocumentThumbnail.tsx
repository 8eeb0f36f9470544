import { useEffect } from 'react';
import styled from 'styled-components';
import { CameraIcon } from '@/components/ui/icons/statusIcons';
import { documents } from '@/contract/account/documents/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { apiProxyPath } from '@/lib/api/client';
import { color, radius } from '@/styles/tokens';

const Frame = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 5rem;
  height: 5rem;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.inkFaint};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

interface DocumentThumbnailProps {
  readonly documentId: string;
  readonly alt: string;
}

/** Thumbnail of a picture among a person’s documents. Without access, it shows a camera icon. */
export function DocumentThumbnail({ documentId, alt }: DocumentThumbnailProps) {
  const { mutate, data } = useApiMutation(documents.createDocumentLink);
  useEffect(() => mutate({ params: { documentId } }), [documentId, mutate]);
  return <Frame>{data ? <img src={`${apiProxyPath}${data.href}`} alt={alt} /> : <CameraIcon size={24} />}</Frame>;
}
