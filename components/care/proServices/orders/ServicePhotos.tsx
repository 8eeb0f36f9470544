import { useQueryClient } from '@tanstack/react-query';
import { PhotoGrid, PhotoThumbnail } from '@/components/layout/account/PhotoThumbnails';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { proServices, type ServiceOrder } from '@/contract/care/proServices/endpoints';
import { PHOTO_ACCEPT } from '@/contract/content/media/constants';
import { queriesOfResource } from '@/lib/api/query';
import { imageSource } from '@/lib/media/images';
import { useServicePhotos } from './useServicePhotos';

/** Photos of what is to be done: the homeowner sees them before they allow it, and the Pro with the job. */
export function ServicePhotos({ order: { id, photos, status, scope } }: { readonly order: ServiceOrder }) {
  const queries = useQueryClient();
  const { sending, problem, send } = useServicePhotos();
  if (photos.length === 0 && status === 'declined') return null;
  return (
    <Stack as="section" aria-labelledby="service-photos" $gap="s12" $align="start">
      <Heading id="service-photos" $size="small">
        Photos
      </Heading>
      {photos.length === 0 && <Text $tone="soft">Show the Pro what to do, such as the wall or the yard.</Text>}
      <PhotoGrid>
        {photos.map(({ id: photoId, picture }, n) => (
          <li key={photoId}>
            <PhotoThumbnail
              src={imageSource(picture, { aspect: '1:1', width: 128 }).src}
              alt={`Photo ${n + 1}: ${scope.slice(0, 80)}`}
              width={128}
              height={128}
            />
          </li>
        ))}
      </PhotoGrid>
      {problem && (
        <Notice live tone="danger" title="A photo wasn’t sent">
          {problem}
        </Notice>
      )}
      {sending ? (
        <Notice live title="Keep this page open">
          Sending {sending.at} of {sending.of}
        </Notice>
      ) : (
        status !== 'declined' && (
          <FilePickerButton
            multiple
            size="small"
            accept={PHOTO_ACCEPT}
            onSelectAll={(files) =>
              void send(id, files).then(() => queries.invalidateQueries(queriesOfResource(proServices)))
            }
          >
            Add photos
          </FilePickerButton>
        )
      )}
    </Stack>
  );
}
