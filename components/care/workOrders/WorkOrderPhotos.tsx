import { useState } from 'react';
import { useRepairText } from '@/components/care/workOrders/repairText';
import { SendingFiles } from '@/components/care/workOrders/SendingFiles';
import { REPAIR_FILE_TYPES, useWorkOrderFiles } from '@/components/care/workOrders/useWorkOrderFiles';
import { PhotoGrid, PhotoThumbnail } from '@/components/layout/account/PhotoThumbnails';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Stack } from '@/components/ui/layout/Stack';
import { VideoClip } from '@/components/ui/media/VideoClip';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { PhotoStage } from '@/contract/care/workOrders/constants';
import type { WorkOrder } from '@/contract/care/workOrders/endpoints';
import { imageSource } from '@/lib/media/images';

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
  const { t } = useRepairText();
  const files = useWorkOrderFiles();
  const { sending } = files;
  return (
    <Stack as="section" aria-labelledby="photos" $gap="s12" $align="start">
      <Heading id="photos" $size="small">
        {t('Photos and videos')}
      </Heading>
      {photos.length === 0 && <Text $tone="soft">{t('No photos yet.')}</Text>}
      <PhotoGrid>
        {photos.map((photo) => (
          <li key={photo.id}>
            {photo.video ? (
              <VideoClip
                src={photo.video.href}
                poster={imageSource(photo.picture, { width: 512 }).src}
                label={`${t(stageName(photo.stage))}: ${t(order.title)}. ${t('Video of {seconds} seconds', { seconds: Math.round(photo.video.seconds) })}`}
                openLabel={t('Open the video')}
              />
            ) : (
              <PhotoThumbnail
                src={imageSource(photo.picture, { aspect: '1:1', width: 128 }).src}
                alt={`${t(stageName(photo.stage))}: ${t(order.title)}`}
                width={128}
                height={128}
              />
            )}
            <Text $size="small" $tone="soft">
              {t(stageName(photo.stage))}
            </Text>
          </li>
        ))}
      </PhotoGrid>
      {role === 'staff' && (
        <ChoicePills legend={t('What it shows')} options={STAGES} value={stage} onChange={setStage} />
      )}
      <SendingFiles files={files} />
      {!sending && (
        <FilePickerButton
          multiple
          size="small"
          accept={REPAIR_FILE_TYPES}
          onSelectAll={(chosen) => void files.send([{ workOrderId: id, files: chosen, stage }])}
        >
          {t('Add photos or videos')}
        </FilePickerButton>
      )}
    </Stack>
  );
}
