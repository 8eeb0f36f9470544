import { useState } from 'react';
import { DocumentThumbnail } from '@/components/layout/shared/DocumentThumbnail';
import { UploadList } from '@/components/layout/shared/UploadList';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { PHOTO_ACCEPT } from '@/contract/content/media/constants';
import type { ConditionRoom } from '@/contract/leasing/moveIns/endpoints';
import { useOpenFile } from '@/hooks/useOpenFile';
import { useUploads } from '@/hooks/useUploads';
import { ConditionItemRow } from './ConditionItemRow';
import type { ConditionDraft } from './useConditionDraft';

interface ConditionRoomRowProps {
  readonly room: ConditionRoom;
  readonly roomIndex: number;
  readonly draft: ConditionDraft;
  readonly isLocked: boolean;
}

const countLabel = ({ length }: readonly unknown[]) => (length === 1 ? '1 photo' : `${length} photos`);

/** One room of the report, item by item. */
export function ConditionRoomRow({ room, roomIndex, draft, isLocked }: ConditionRoomRowProps) {
  const { uploads, send, drop } = useUploads();
  const { open, opening, error } = useOpenFile();
  // Pictures are fetched for rooms that are looked at.
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const rated = room.items.filter(({ state }) => state !== null).length;
  return (
    <Disclosure
      summary={`${room.name} · ${rated} of ${room.items.length} items rated · ${countLabel(room.pictures)}`}
      onToggle={(isOpen) => isOpen && setPreviewOpen(true)}
    >
      <Stack $gap="s16">
        {!isLocked && rated < room.items.length && (
          <Row>
            <Button tone="secondary" size="small" onClick={() => draft.rateGood(roomIndex)}>
              {rated === 0 ? `Everything in ${room.name} is good` : `The rest of ${room.name} is good`}
            </Button>
          </Row>
        )}
        <div>
          {room.items.map((item, n) => (
            <ConditionItemRow
              key={item.name}
              item={item}
              roomName={room.name}
              isLocked={isLocked}
              onChange={(change) => draft.setItem(roomIndex, n, change)}
            />
          ))}
        </div>
        {isLocked ? (
          room.note && <Text>{room.note}</Text>
        ) : (
          <TextAreaField
            label={`Anything else in ${room.name}?`}
            optional
            maxLength={1000}
            value={room.note}
            onChange={(value) => draft.set(roomIndex, { note: value })}
          />
        )}
        <Row>
          {room.pictures.map((id, n) => (
            <Stack key={id} $gap="s4" $align="center">
              {isPreviewOpen && <DocumentThumbnail documentId={id} alt="" />}
              <Button tone="link" size="small" loading={opening === id} onClick={() => open(id)}>
                Photo {n + 1}
              </Button>
            </Stack>
          ))}
        </Row>
        {error && <Text role="alert">{error.message}</Text>}
        {!isLocked && (
          <>
            <UploadList uploads={uploads.filter(({ document }) => !document)} onRemove={drop} />
            <Row $justify="space-between">
              <FilePickerButton
                accept={PHOTO_ACCEPT}
                multiple
                size="small"
                onSelect={(file) =>
                  void send(file, { category: 'inspection', onDone: ({ id }) => draft.addPicture(roomIndex, id) })
                }
              >
                Add photos of {room.name}
              </FilePickerButton>
              <Button tone="ghost" size="small" onClick={() => draft.remove(roomIndex)}>
                Remove room
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Disclosure>
  );
}
