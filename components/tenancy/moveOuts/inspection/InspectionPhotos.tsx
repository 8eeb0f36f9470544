import { LocalPhotoThumbnail } from '@/components/layout/shared/LocalPhotoThumbnail';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { PHOTO_ACCEPT } from '@/contract/content/media/constants';
import { useOpenFile } from '@/hooks/useOpenFile';
import type { MoveOutInspectionDraft } from './useMoveOutInspection';

interface InspectionPhotosProps {
  readonly place: string;
  /** Such as `Floor, Kitchen`. */
  readonly label: string;
  readonly draft: MoveOutInspectionDraft;
}

/** Photos of today of one room or item; those of this phone show without a connection. */
export function InspectionPhotos({ place, label, draft }: InspectionPhotosProps) {
  const { open, opening, error } = useOpenFile();
  const ids = draft.photoIds(place);
  const refused = ids.some((id) => draft.localPhoto(id)?.sent === 2);
  return (
    <Stack $gap="s8">
      <Row>
        {ids.map((id, n) => {
          const documentId = draft.documentOf(id);
          return (
            <Stack key={id} $gap="s4" $align="center">
              <LocalPhotoThumbnail
                alt={`${label}, photo ${n + 1} from today`}
                local={draft.localPhoto(id)}
                stored={undefined}
              />
              {documentId && (
                <Button tone="link" size="small" loading={opening === documentId} onClick={() => open(documentId)}>
                  Open photo {n + 1}
                </Button>
              )}
            </Stack>
          );
        })}
      </Row>
      {error && <Text role="alert">{error.message}</Text>}
      {refused && (
        <Text $tone="danger">We couldn’t read one of these photos. Take it again as a JPEG, PNG, WebP, or HEIC.</Text>
      )}
      {draft.status !== 'closed' && (
        <div>
          <FilePickerButton
            size="small"
            accept={PHOTO_ACCEPT}
            multiple
            onSelect={(file) => void draft.addPhoto(place, file)}
          >
            Add photos of {label}
          </FilePickerButton>
        </div>
      )}
    </Stack>
  );
}
