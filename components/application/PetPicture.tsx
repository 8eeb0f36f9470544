import { KeptPicture } from '@/components/layout/KeptPicture';
import { UploadRows } from '@/components/layout/UploadRows';
import { Button } from '@/components/ui/Button';
import { PickFiles } from '@/components/ui/PickFiles';
import { Row } from '@/components/ui/Row';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { useUploads } from '@/hooks/useUploads';

interface PetPictureProps {
  /** What the pet is called on this page: `pet 1`. */
  readonly name: string;
  readonly pictureId: string | undefined;
  readonly onPicture: (id: string | undefined) => void;
}

/** A picture of a pet, if one likes: sent as soon as it is chosen, kept with the answers. */
export function PetPicture({ name, pictureId, onPicture }: PetPictureProps) {
  const { uploads, send, drop, clear } = useUploads();
  const pick = (file: File) => {
    clear();
    void send(file, { category: 'application', onDone: ({ id }) => onPicture(id) });
  };
  return (
    <Stack $gap="s8">
      <Row $gap="s12">
        {pictureId && <KeptPicture key={pictureId} documentId={pictureId} alt={`The picture of ${name}`} />}
        <PickFiles accept="image/jpeg,image/png,image/webp" size="small" onPick={pick}>
          {pictureId ? `Another picture of ${name}` : `Add a picture of ${name}`}
        </PickFiles>
        {pictureId ? (
          <Button tone="ghost" size="small" onClick={() => onPicture(undefined)}>
            Leave the picture out
          </Button>
        ) : (
          <Text $size="small" $tone="soft">
            If you like. It goes into the application you hand in.
          </Text>
        )}
      </Row>
      <UploadRows uploads={uploads.filter(({ document }) => !document)} onDrop={drop} />
    </Stack>
  );
}
