import { DocumentThumbnail } from '@/components/layout/shared/DocumentThumbnail';
import { UploadList } from '@/components/layout/shared/UploadList';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { PHOTO_ACCEPT } from '@/contract/content/media/constants';
import { useUploads } from '@/hooks/useUploads';

interface PetPhotoProps {
  /** What the pet is called on this page: `pet 1`. */
  readonly name: string;
  readonly photoId: string | undefined;
  readonly onPhoto: (id: string | undefined) => void;
}

/** A picture of a pet, if one likes: sent as soon as it is chosen, kept with the answers. */
export function PetPhoto({ name, photoId, onPhoto }: PetPhotoProps) {
  const { uploads, send, drop, clear } = useUploads();
  const pick = (file: File) => {
    clear();
    void send(file, { category: 'application', onDone: ({ id }) => onPhoto(id) });
  };
  return (
    <Stack $gap="s8">
      <Row $gap="s12">
        {photoId && <DocumentThumbnail key={photoId} documentId={photoId} alt={`Photo of ${name}`} />}
        <FilePickerButton accept={PHOTO_ACCEPT} size="small" onSelect={pick}>
          {photoId ? `Change photo of ${name}` : `Add a photo of ${name}`}
        </FilePickerButton>
        {photoId ? (
          <Button tone="ghost" size="small" onClick={() => onPhoto(undefined)}>
            Remove photo
          </Button>
        ) : (
          <Text $size="small" $tone="soft">
            Optional. It’s included in your application.
          </Text>
        )}
      </Row>
      <UploadList uploads={uploads.filter(({ document }) => !document)} onRemove={drop} />
    </Stack>
  );
}
