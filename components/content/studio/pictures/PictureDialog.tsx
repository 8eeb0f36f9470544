import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { Text } from '@/components/ui/text/Text';
import { type StudioPicture, studio } from '@/contract/content/studio/endpoints';
import { useApi } from '@/hooks/useApi';
import { Alt, Choice, Frame, PictureGrid, Small } from './Pictures.styles';
import { PictureUploadForm } from './PictureUploadForm';

interface PictureDialogProps {
  readonly onClose: () => void;
  readonly onChoose: (picture: StudioPicture) => void;
}

/** One picture of the library, or a new one. */
export function PictureDialog({ onClose, onChoose }: PictureDialogProps) {
  const list = useApi(studio.listPictures);
  return (
    <Dialog title="Choose image" size="large" onClose={onClose}>
      <Stack $gap="s24">
        <PictureUploadForm onDone={onChoose} />
        <Loaded query={list} title="We couldn’t load the images" skeleton={<Skeleton $height="8rem" />} />
        {list.data?.length === 0 && <Text $tone="soft">No images yet. Upload the first one.</Text>}
        <PictureGrid>
          {list.data?.map((picture) => (
            <li key={picture.name}>
              <Choice type="button" onClick={() => onChoose(picture)}>
                <Frame as="span">
                  <img src={`${picture.url}?w=328`} alt="" loading="lazy" />
                  <Alt>{picture.alt || picture.name}</Alt>
                  <Small>
                    {picture.width} × {picture.height}
                  </Small>
                </Frame>
              </Choice>
            </li>
          ))}
        </PictureGrid>
      </Stack>
    </Dialog>
  );
}
