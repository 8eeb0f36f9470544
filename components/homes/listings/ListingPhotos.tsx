import { useState } from 'react';
import styled from 'styled-components';
import { UploadList } from '@/components/layout/shared/UploadList';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Picture } from '@/components/ui/media/Picture';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { PHOTO_ACCEPT } from '@/contract/content/media/constants';
import type { Listing } from '@/contract/homes/listings/endpoints';
import { imageSource } from '@/lib/media/images';
import { plainList } from '@/styles/mixins';
import { radius, space } from '@/styles/tokens';
import { pictureNotes } from './pictureNotes';
import { SaveError } from './SaveError';
import { useListingPictures } from './useListingPictures';

const Photos = styled.ul`
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

/** The photos of a listing in the order shown: sent many at once, described, dated, arranged. */
export function ListingPhotos({ listing }: { readonly listing: Listing }) {
  const photos = useListingPictures(listing);
  const [month, setMonth] = useState('');
  const { shown } = photos;
  return (
    <Card as="section" aria-labelledby="listing-photos">
      <Stack>
        <Heading id="listing-photos" $size="small">
          Photos
        </Heading>
        <Text $tone="soft">The first one is the cover. Describe each in a few words for people who can’t see it.</Text>
        {photos.notice && (
          <Notice tone="warning" live>
            {photos.notice}
          </Notice>
        )}
        {shown.length > 0 && (
          <Photos>
            {shown.map((picture, n) => (
              <li key={picture.id}>
                <Stack $gap="s8">
                  <Frame>
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
                  <TextField
                    label={`What photo ${n + 1} shows`}
                    maxLength={200}
                    value={picture.alt}
                    onChange={(value) => photos.set(picture.id, { alt: value })}
                  />
                  <TextField
                    label={`Month of photo ${n + 1}`}
                    type="month"
                    value={picture.month ?? ''}
                    onChange={(value) => photos.set(picture.id, { month: value || null })}
                  />
                  <Row $gap="s8">
                    <Button tone="ghost" size="small" disabled={n === 0} onClick={() => photos.move(picture.id, -1)}>
                      Earlier <VisuallyHidden>photo {n + 1}</VisuallyHidden>
                    </Button>
                    <Button
                      tone="ghost"
                      size="small"
                      disabled={n === shown.length - 1}
                      onClick={() => photos.move(picture.id, 1)}
                    >
                      Later <VisuallyHidden>photo {n + 1}</VisuallyHidden>
                    </Button>
                    <Button tone="ghost" size="small" onClick={() => photos.remove(picture.id)}>
                      Remove <VisuallyHidden>photo {n + 1}</VisuallyHidden>
                    </Button>
                  </Row>
                </Stack>
              </li>
            ))}
          </Photos>
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
        <Row $align="end">
          <TextField label="New photos were taken in" optional type="month" value={month} onChange={setMonth} />
          <FilePickerButton
            accept={PHOTO_ACCEPT}
            multiple
            size="small"
            onSelectAll={(files) => void photos.addAll(files, month || null)}
          >
            Add photos
          </FilePickerButton>
          <Button size="small" loading={photos.isSaving} disabled={!photos.isUnsaved} onClick={photos.save}>
            Save photos
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
