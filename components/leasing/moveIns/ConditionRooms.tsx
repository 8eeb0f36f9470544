import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
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
            <TextField label="Another room" optional maxLength={60} value={name} onChange={setName} />
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
