import { useState } from 'react';
import styled from 'styled-components';
import { useWorkOrderPhoto } from '@/components/account/shared/useWorkOrderPhoto';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { PhotoStage } from '@/contract/workOrders/constants';
import type { WorkOrder } from '@/contract/workOrders/endpoints';
import { imageSource } from '@/lib/media/images';
import { plainList } from '@/styles/mixins';
import { color, radius, space } from '@/styles/tokens';

const Grid = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12};
`;

const Thumbnail = styled.img`
  width: 8rem;
  height: 8rem;
  border-radius: ${radius.control};
  background: ${color.sunken};
  object-fit: cover;
`;

const STAGES: readonly { value: PhotoStage; label: string }[] = [
  { value: 'problem', label: 'Problem' },
  { value: 'before', label: 'Before the work' },
  { value: 'after', label: 'After the work' },
  { value: 'damage', label: 'Damage' },
];
const stageName = (stage: PhotoStage) => STAGES.find(({ value }) => value === stage)?.label ?? '';

/** Photos of a repair, before and after. */
export function WorkOrderPhotos({ order }: { readonly order: WorkOrder }) {
  const { photos, role, id } = order;
  const [stage, setStage] = useState<PhotoStage>('problem');
  const { send, isSending, problem } = useWorkOrderPhoto();
  return (
    <Stack as="section" aria-labelledby="photos" $gap="s12" $align="start">
      <Heading id="photos" $size="small">
        Photos
      </Heading>
      {photos.length === 0 && <Text $tone="soft">No photos yet.</Text>}
      <Grid>
        {photos.map((photo) => (
          <li key={photo.id}>
            <Thumbnail
              src={imageSource(photo.picture, { aspect: '1:1', width: 128 }).src}
              alt={`${stageName(photo.stage)}: ${order.title}`}
              width={128}
              height={128}
            />
            <Text $size="small" $tone="soft">
              {stageName(photo.stage)}
            </Text>
          </li>
        ))}
      </Grid>
      {role === 'staff' && <ChoicePills legend="What it shows" options={STAGES} value={stage} onChange={setStage} />}
      {problem && (
        <Notice live tone="danger" title="A photo wasn’t sent">
          {problem}
        </Notice>
      )}
      <FilePickerButton
        multiple
        size="small"
        accept="image/jpeg,image/png,image/webp"
        onSelectAll={(files) => void send(id, files, stage)}
      >
        {isSending ? 'Sending photos' : 'Add photos'}
      </FilePickerButton>
    </Stack>
  );
}
