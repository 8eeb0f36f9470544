import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/forms/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { ConditionRoomRow } from './ConditionRoomRow';
import type { ConditionDraft } from './useConditionDraft';

interface ConditionRoomsProps {
  readonly draft: ConditionDraft;
  readonly isLocked: boolean;
}

/** Every room with its items, notes, and photos. */
export function ConditionRooms({ draft, isLocked }: ConditionRoomsProps) {
  const [name, setName] = useState('');
  return (
    <Stack $gap="s16">
      <div>
        {draft.rooms.map((room, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a room keeps its place while its name is typed.
          <ConditionRoomRow key={n} room={room} roomIndex={n} draft={draft} isLocked={isLocked} />
        ))}
      </div>
      {!isLocked && (
        <>
          <Row $align="end">
            <Field label="Another room" optional>
              {(control) => (
                <TextInput {...control} value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
              )}
            </Field>
            <Button
              tone="secondary"
              onClick={() => {
                if (name.trim()) draft.add(name.trim());
                setName('');
              }}
            >
              Add room
            </Button>
          </Row>
          {draft.error && (
            <Notice live tone="danger" title="Not saved">
              {draft.error.message} Your entries are still here.
            </Notice>
          )}
          {draft.unsaved && (
            <div>
              <Button onClick={draft.save} loading={draft.saving}>
                Save report
              </Button>
            </div>
          )}
        </>
      )}
    </Stack>
  );
}
