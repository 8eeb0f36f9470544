import { useState } from 'react';
import { KeptPicture } from '@/components/layout/KeptPicture';
import { UploadRows } from '@/components/layout/UploadRows';
import { Button } from '@/components/ui/Button';
import { ChoicePills } from '@/components/ui/ChoicePills';
import { Disclosure } from '@/components/ui/Disclosure';
import { Field } from '@/components/ui/Field';
import { PickFiles } from '@/components/ui/PickFiles';
import { Row } from '@/components/ui/Row';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { TextArea } from '@/components/ui/TextArea';
import type { ConditionRoom } from '@/contract/moveIns';
import { useOpenFile } from '@/hooks/useOpenFile';
import { useUploads } from '@/hooks/useUploads';
import type { ConditionDraft } from './useConditionDraft';

const states = [
  { value: 'good', label: 'Good' },
  { value: 'worn', label: 'Worn' },
  { value: 'damaged', label: 'Damaged' },
] as const;

interface ConditionRoomRowProps {
  readonly room: ConditionRoom;
  readonly at: number;
  readonly draft: ConditionDraft;
  readonly fixed: boolean;
}

const count = ({ length }: readonly unknown[]) => (length === 1 ? '1 picture' : `${length} pictures`);

/** One room of the record. */
export function ConditionRoomRow({ room, at, draft, fixed }: ConditionRoomRowProps) {
  const { uploads, send, drop } = useUploads();
  const { open, opening, error } = useOpenFile();
  // Pictures are fetched for rooms that are looked at.
  const [seen, setSeen] = useState(false);
  const stateWords = states.find(({ value }) => value === room.state)?.label;
  return (
    <Disclosure
      summary={`${room.name} · ${stateWords} · ${count(room.pictures)}`}
      onToggle={(isOpen) => isOpen && setSeen(true)}
    >
      <Stack $gap="s16">
        {fixed ? (
          room.note && <Text>{room.note}</Text>
        ) : (
          <>
            <ChoicePills
              legend={`State of ${room.name}`}
              options={states}
              value={room.state}
              onValue={(state) => draft.set(at, { state })}
            />
            <Field label="What is worn, broken or missing?" optional>
              {(control) => (
                <TextArea
                  {...control}
                  value={room.note}
                  maxLength={1000}
                  onChange={({ target }) => draft.set(at, { note: target.value })}
                />
              )}
            </Field>
          </>
        )}
        <Row>
          {room.pictures.map((id, n) => (
            <Stack key={id} $gap="s4" $align="center">
              {seen && <KeptPicture documentId={id} alt="" />}
              <Button tone="link" size="small" loading={opening === id} onClick={() => open(id)}>
                Picture {n + 1}
              </Button>
            </Stack>
          ))}
        </Row>
        {error && <Text role="alert">{error.message}</Text>}
        {!fixed && (
          <>
            <UploadRows uploads={uploads.filter(({ document }) => !document)} onDrop={drop} />
            <Row $justify="space-between">
              <PickFiles
                accept="image/jpeg,image/png,image/webp"
                multiple
                size="small"
                onPick={(file) =>
                  void send(file, { category: 'inspection', onDone: ({ id }) => draft.addPicture(at, id) })
                }
              >
                Add pictures of {room.name}
              </PickFiles>
              <Button tone="ghost" size="small" onClick={() => draft.remove(at)}>
                There is no such room
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Disclosure>
  );
}
