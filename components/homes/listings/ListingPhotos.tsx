import { useState } from 'react';
import styled from 'styled-components';
import { UploadList } from '@/components/layout/shared/UploadList';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { Progress } from '@/components/ui/feedback/Progress';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Picture } from '@/components/ui/media/Picture';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { PHOTO_ACCEPT } from '@/contract/content/media/constants';
import { PHOTO_ROOMS } from '@/contract/homes/listings/captions';
import type { Listing } from '@/contract/homes/listings/endpoints';
import { imageSource } from '@/lib/media/images';
import { plainList } from '@/styles/mixins';
import { color, radius, space } from '@/styles/tokens';
import { pictureNotes } from './pictureNotes';
import { SaveError } from './SaveError';
import { useListingPictures } from './useListingPictures';

const Grid = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${space.s24};
`;

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.control};
`;

const Cover = styled.span`
  position: absolute;
  inset-block-start: ${space.s8};
  inset-inline-start: ${space.s8};
`;

const Item = styled.li<{ $isTarget: boolean }>`
  border-radius: ${radius.control};
  ${({ $isTarget }) => $isTarget && `outline: 3px solid ${color.brand}; outline-offset: ${space.s4};`}
`;

type ListedPhotos = ReturnType<typeof useListingPictures>;

/** What one photo shows and when it was taken. */
function PhotoFields({ photos, picture, n }: PhotoProps) {
  return (
    <>
      <TextField
        label={`What photo ${n + 1} shows`}
        optional
        maxLength={200}
        list="photo-rooms"
        value={picture.alt}
        onChange={(value) => photos.set(picture.id, { alt: value })}
      />
      <TextField
        label={`Month of photo ${n + 1}`}
        type="month"
        value={picture.month ?? ''}
        onChange={(value) => photos.set(picture.id, { month: value || null })}
      />
    </>
  );
}

interface PhotoProps {
  readonly photos: ListedPhotos;
  readonly picture: ListedPhotos['shown'][number];
  /** Its place in the order, counted from 0. */
  readonly n: number;
}

/** Where a photo stands: the same as dragging it, for the keyboard and for phones. */
function PhotoOrder({ photos, picture, n }: PhotoProps) {
  const { id } = picture;
  const last = photos.shown.length - 1;
  const name = <VisuallyHidden>photo {n + 1}</VisuallyHidden>;
  return (
    <Row $gap="s8">
      <Button tone="ghost" size="small" disabled={n === 0} onClick={() => photos.moveTo(id, n - 1)}>
        Earlier {name}
      </Button>
      <Button tone="ghost" size="small" disabled={n === last} onClick={() => photos.moveTo(id, n + 1)}>
        Later {name}
      </Button>
      {n > 1 && (
        <Button tone="ghost" size="small" onClick={() => photos.moveTo(id, 0)}>
          Make cover {name}
        </Button>
      )}
      <Button tone="ghost" size="small" onClick={() => photos.remove(id)}>
        Remove {name}
      </Button>
    </Row>
  );
}

/** The photos in their order; one is dragged onto the place of another. */
function PhotoList({ photos }: { readonly photos: ListedPhotos }) {
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<string>();
  const end = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  return (
    <Grid>
      <datalist id="photo-rooms">
        {PHOTO_ROOMS.map((room) => (
          <option key={room} value={room} />
        ))}
      </datalist>
      {photos.shown.map((picture, n) => (
        <Item
          key={picture.id}
          $isTarget={target === picture.id && dragged !== picture.id}
          onDragOver={(event) => {
            if (!dragged) return;
            event.preventDefault();
            setTarget(picture.id);
          }}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged && dragged !== picture.id) photos.moveTo(dragged, n);
            end();
          }}
        >
          <Stack $gap="s8">
            <Frame
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', picture.id);
                setDragged(picture.id);
              }}
              onDragEnd={end}
            >
              <Picture {...imageSource(picture, { width: 328, aspect: '4:3' })} alt="" />
              {n === 0 && (
                <Cover>
                  <Badge tone="brand">Cover</Badge>
                </Cover>
              )}
            </Frame>
            <Row $gap="s4">
              {picture.notes.map((note) => (
                <Badge key={note} tone="warning">
                  {pictureNotes[note]}
                </Badge>
              ))}
            </Row>
            <PhotoFields photos={photos} picture={picture} n={n} />
            <PhotoOrder photos={photos} picture={picture} n={n} />
          </Stack>
        </Item>
      ))}
    </Grid>
  );
}

/** The month for photos without a date in the file: for new photos, and on request for all. */
function PhotoMonth({
  photos,
  month,
  onMonth,
}: {
  photos: ListedPhotos;
  month: string;
  onMonth: (month: string) => void;
}) {
  return (
    <Row $align="end">
      <TextField
        label="Month the photos were taken"
        help="New photos bring their own month where the file has one."
        optional
        type="month"
        value={month}
        onChange={onMonth}
      />
      {photos.shown.length > 1 && (
        <Button tone="secondary" size="small" disabled={month === ''} onClick={() => photos.setMonthOfAll(month)}>
          Use for all {photos.shown.length} photos
        </Button>
      )}
    </Row>
  );
}

/** The photos of a listing in the order shown: sent many at once, described, dated, arranged. */
export function ListingPhotos({ listing }: { readonly listing: Listing }) {
  const photos = useListingPictures(listing);
  const [month, setMonth] = useState('');
  const { shown, progress } = photos;
  return (
    <Card as="section" aria-labelledby="listing-photos">
      <Stack>
        <Heading id="listing-photos" $size="small">
          Photos
        </Heading>
        <Text $tone="soft">
          The first one is the cover. Drag photos to reorder them, or use the buttons. Captions help people who can’t
          see the photos.
        </Text>
        {photos.notice && (
          <Notice tone="warning" live>
            {photos.notice}
          </Notice>
        )}
        {shown.length > 0 && <PhotoList photos={photos} />}
        {progress && (
          <Stack $gap="s4">
            <Progress label="Photos added" value={progress.done} max={progress.total} />
            <Text role="status" $size="small" $tone="soft">
              {progress.done} of {progress.total} photos added
            </Text>
          </Stack>
        )}
        <UploadList uploads={photos.uploads.filter(({ document }) => !document)} onRemove={photos.drop} />
        {photos.refused.length > 0 && (
          <Notice tone="danger" title="Not added" live>
            {photos.refused.map(({ name, reason }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: The list only grows, and two photos may have one name.
              <p key={n}>
                {name}: {reason}
              </p>
            ))}
          </Notice>
        )}
        <SaveError error={photos.error} />
        <PhotoMonth photos={photos} month={month} onMonth={setMonth} />
        <Row>
          <FilePickerButton
            accept={PHOTO_ACCEPT}
            multiple
            size="small"
            onSelectAll={(files) => void photos.addAll(files, month || null)}
          >
            Add photos
          </FilePickerButton>
        </Row>
      </Stack>
    </Card>
  );
}
