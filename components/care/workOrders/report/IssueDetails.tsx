import { useState } from 'react';
import { useRepairText } from '@/components/care/workOrders/repairText';
import { isVideo, REPAIR_FILE_TYPES } from '@/components/care/workOrders/useWorkOrderFiles';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { TextField } from '@/components/ui/fields/TextField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import {
  MAX_DESCRIPTION,
  MAX_VIDEO_MB,
  MAX_VIDEO_SECONDS,
  MAX_WORK_ORDER_PHOTOS,
  MAX_WORK_ORDER_VIDEOS,
} from '@/contract/care/workOrders/constants';
import type { IssueDraft } from './troubleshootDraft';

interface IssueDetailsProps {
  readonly issue: IssueDraft;
  readonly files: readonly File[];
  readonly onChange: (more: Partial<IssueDraft>) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** What a Pro has to know. Nothing is required: a report without words is a report. */
export function IssueDetails({ issue, files, onChange, onFiles }: IssueDetailsProps) {
  const { t } = useRepairText();
  const [isTooMany, setTooMany] = useState(false);
  const add = (added: readonly File[]) => {
    const room = MAX_WORK_ORDER_PHOTOS - files.length;
    setTooMany(added.length > room);
    onFiles(added.slice(0, room));
  };
  const videos = files.filter(isVideo).length;
  return (
    <Stack $gap="s16">
      <TextAreaField
        label={t('What’s happening?')}
        optional
        help={t('Write in any language. We’ll pass it on as is.')}
        rows={4}
        maxLength={MAX_DESCRIPTION}
        value={issue.description}
        onChange={(value) => onChange({ description: value })}
      />
      <TextField
        label={t('Where exactly?')}
        optional
        maxLength={200}
        value={issue.location}
        onChange={(value) => onChange({ location: value })}
      />
      <TextField
        label={t('Since when?')}
        optional
        type="date"
        value={issue.startedOn}
        onChange={(value) => onChange({ startedOn: value })}
      />
      <Checkbox checked={issue.gettingWorse} onChange={({ target }) => onChange({ gettingWorse: target.checked })}>
        {t('It’s getting worse')}
      </Checkbox>
      <Checkbox checked={issue.activeDamage} onChange={({ target }) => onChange({ activeDamage: target.checked })}>
        {t('It’s damaging the home right now')}
      </Checkbox>
      <Row>
        <FilePickerButton multiple size="small" accept={REPAIR_FILE_TYPES} onSelectAll={add}>
          {t('Add photos or videos')}
        </FilePickerButton>
        {files.length > 0 && (
          <Text role="status">
            {t('Photos: {photos}, videos: {videos}', { photos: files.length - videos, videos })}
          </Text>
        )}
      </Row>
      <Text $size="small" $tone="soft">
        {t('Up to {photos} photos, and up to {videos} videos of {minutes} minutes and {size} MB each.', {
          photos: MAX_WORK_ORDER_PHOTOS,
          videos: MAX_WORK_ORDER_VIDEOS,
          minutes: MAX_VIDEO_SECONDS / 60,
          size: MAX_VIDEO_MB,
        })}
      </Text>
      {isTooMany && (
        <Notice live tone="warning" title={t('That’s more than we can take')}>
          {t('We kept the first {count}. Add the rest to another problem or as a message.', { count: files.length })}
        </Notice>
      )}
    </Stack>
  );
}
