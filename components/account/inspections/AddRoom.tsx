import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Field } from '@/components/ui/forms/Field';
import { Select } from '@/components/ui/forms/Select';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { newId } from '@/contract/ids';
import { ROOM_TYPE_LABELS, ROOM_TYPES, type RoomType } from '@/contract/inspections/standards';
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
        <Field label="Name of the room">
          {(control) => (
            <TextInput
              {...control}
              maxLength={60}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          )}
        </Field>
        <Field label="Type">
          {(control) => (
            <Select
              {...control}
              value={type}
              onChange={({ target }) => setType(ROOM_TYPES.find((each) => each === target.value) ?? type)}
            >
              {ROOM_TYPES.map((each) => (
                <option key={each} value={each}>
                  {ROOM_TYPE_LABELS[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button tone="secondary" size="small" disabled={name.trim() === ''} onClick={() => void add()}>
          Add room
        </Button>
      </Stack>
    </Disclosure>
  );
}
