import { useState } from 'react';
import { DocumentThumbnail } from '@/components/layout/shared/DocumentThumbnail';
import { UploadList } from '@/components/layout/shared/UploadList';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Field } from '@/components/ui/forms/Field';
import { TextArea } from '@/components/ui/forms/TextArea';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { ConditionRoom } from '@/contract/moveIns/endpoints';
import { useOpenFile } from '@/hooks/useOpenFile';
import { useUploads } from '@/hooks/useUploads';
import type { ConditionDraft } from './useConditionDraft';

const conditionStates = [
  { value: 'good', label: 'Good' },
  { value: 'worn', label: 'Worn' },
  { value: 'damaged', label: 'Damaged' },
] as const;

interface ConditionRoomRowProps {
  readonly room: ConditionRoom;
  readonly roomIndex: number;
  readonly draft: ConditionDraft;
  readonly isLocked: boolean;
}

const countLabel = ({ length }: readonly unknown[]) => (length === 1 ? '1 picture' : `${length} pictures`);

/** One room of the record. */
export function ConditionRoomRow({ room, roomIndex, draft, isLocked }: ConditionRoomRowProps) {
  const { uploads, send, drop } = useUploads();
  const { open, opening, error } = useOpenFile();
  // Pictures are fetched for rooms that are looked at.
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const stateLabels = conditionStates.find(({ value }) => value === room.state)?.label;
  return (
    <Disclosure
      summary={`${room.name} · ${stateLabels} · ${countLabel(room.pictures)}`}
      onToggle={(isOpen) => isOpen && setPreviewOpen(true)}
    >
      <Stack $gap="s16">
        {isLocked ? (
          room.note && <Text>{room.note}</Text>
        ) : (
          <>
            <ChoicePills
              legend={`State of ${room.name}`}
              options={conditionStates}
              value={room.state}
              onChange={(state) => draft.set(roomIndex, { state })}
            />
            <Field label="What is worn, broken or missing?" optional>
              {(control) => (
                <TextArea
                  {...control}
                  value={room.note}
                  maxLength={1000}
                  onChange={({ target }) => draft.set(roomIndex, { note: target.value })}
                />
              )}
            </Field>
          </>
        )}
        <Row>
          {room.pictures.map((id, n) => (
            <Stack key={id} $gap="s4" $align="center">
              {isPreviewOpen && <DocumentThumbnail documentId={id} alt="" />}
              <Button tone="link" size="small" loading={opening === id} onClick={() => open(id)}>
                Picture {n + 1}
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
                accept="image/jpeg,image/png,image/webp"
                multiple
                size="small"
                onSelect={(file) =>
                  void send(file, { category: 'inspection', onDone: ({ id }) => draft.addPicture(roomIndex, id) })
                }
              >
                Add pictures of {room.name}
              </FilePickerButton>
              <Button tone="ghost" size="small" onClick={() => draft.remove(roomIndex)}>
                There is no such room
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Disclosure>
  );
}
