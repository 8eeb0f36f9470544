import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Field } from '@/components/ui/fields/Field';
import { Select } from '@/components/ui/forms/Select';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { newId } from '@/contract/ids';
import type { InspectionPhoto } from '@/contract/onboarding/inspections/endpoints';
import type { Room } from '@/contract/onboarding/inspections/merge';
import { ROOM_TYPE_LABELS, SEVERITY_LABELS, standardsByRoom } from '@/contract/onboarding/inspections/standards';
import { FindingCard } from './FindingCard';
import { RenameRoom } from './RenameRoom';
import type { InspectionDraft } from './useInspection';

interface RoomSectionProps {
  readonly room: Room;
  readonly draft: InspectionDraft;
  /** Of the home: its law is named. */
  readonly state: string;
  readonly storedPhotos: readonly InspectionPhoto[];
}

const countLabel = (count: number) => (count === 1 ? '1 finding' : `${count} findings`);

/** One room: what was found there, and the standards to check, its own first. */
export function RoomSection({ room, draft, state, storedPhotos }: RoomSectionProps) {
  const [standardId, setStandardId] = useState('');
  const findings = draft.findings.filter(({ roomId }) => roomId === room.id);
  const groups = standardsByRoom.toSorted(
    (one, other) => Number(other.roomType === room.type) - Number(one.roomType === room.type),
  );
  async function addFinding() {
    await draft.write(newId(), { 'finding.roomId': room.id, 'finding.standardId': standardId });
    setStandardId('');
  }
  return (
    <Disclosure summary={`${room.name} · ${countLabel(findings.length)}`}>
      <Stack $gap="s16">
        {draft.status !== 'submitted' && draft.status !== 'canceled' && <RenameRoom room={room} draft={draft} />}
        {findings.map((finding) => (
          <FindingCard key={finding.id} finding={finding} draft={draft} state={state} storedPhotos={storedPhotos} />
        ))}
        <Field label={`Standard that ${room.name} misses`}>
          {(control) => (
            <Select {...control} value={standardId} onChange={({ target }) => setStandardId(target.value)}>
              <option value="">Choose a standard</option>
              {groups.map(({ roomType, standards }) => (
                <optgroup key={roomType} label={ROOM_TYPE_LABELS[roomType]}>
                  {standards.map(({ id, text, severity }) => (
                    <option key={id} value={id}>
                      {SEVERITY_LABELS[severity]}: {text}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
        <Button tone="secondary" disabled={standardId === ''} onClick={() => void addFinding()}>
          Add finding
        </Button>
      </Stack>
    </Disclosure>
  );
}
