import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { newId } from '@/contract/ids';
import { ROOM_TYPE_LABELS, ROOM_TYPES, type RoomType } from '@/contract/onboarding/inspections/standards';
import type { InspectionDraft } from './useInspection';

/** A room that the home has and our list has not; works offline like every other note. */
export function AddRoom({ draft }: { readonly draft: Pick<InspectionDraft, 'write'> }) {
  const [name, setName] = useState('');
  const [type, setType] = useState<RoomType>('bedroom');
  async function add() {
    await draft.write(newId(), { 'room.name': name.trim(), 'room.type': type });
    setName('');
  }
  return (
    <Disclosure summary="Add a room">
      <Stack $gap="s12" $align="start">
        <TextField label="Name of the room" maxLength={60} value={name} onChange={setName} />
        <SelectField
          label="Type"
          options={ROOM_TYPES.map((each) => ({ value: each, label: ROOM_TYPE_LABELS[each] }))}
          value={type}
          onChange={setType}
        />
        <Button tone="secondary" size="small" disabled={name.trim() === ''} onClick={() => void add()}>
          Add room
        </Button>
      </Stack>
    </Disclosure>
  );
}
