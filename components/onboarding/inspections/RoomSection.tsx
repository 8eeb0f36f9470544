import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Field } from '@/components/ui/fields/Field';
import { Select } from '@/components/ui/forms/Select';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { newId } from '@/contract/ids';
import type { InspectionPhoto } from '@/contract/onboarding/inspections/endpoints';
import type { Room } from '@/contract/onboarding/inspections/merge';
import { ROOM_TYPE_LABELS, SEVERITY_LABELS, standardsByRoom } from '@/contract/onboarding/inspections/standards';
import { FindingCard } from './FindingCard';
import { isInspectionOpen } from './inspection.labels';
import { RecordedFinding } from './RecordedFinding';
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

/** One room: what was found there and, until the inspection is submitted, the standards to check. */
export function RoomSection({ room, draft, state, storedPhotos }: RoomSectionProps) {
  const isOpen = isInspectionOpen(draft.status);
  const findings = draft.findings.filter(({ roomId }) => roomId === room.id);
  return (
    <Disclosure
      summary={`${room.name} · ${isOpen || findings.length > 0 ? countLabel(findings.length) : 'nothing to do'}`}
    >
      <Stack $gap="s16">
        {isOpen && <RenameRoom room={room} draft={draft} />}
        {findings.map((finding) =>
          isOpen ? (
            <FindingCard key={finding.id} finding={finding} draft={draft} state={state} storedPhotos={storedPhotos} />
          ) : (
            <RecordedFinding
              key={finding.id}
              finding={finding}
              photos={draft.photos}
              state={state}
              storedPhotos={storedPhotos}
            />
          ),
        )}
        {!isOpen && findings.length === 0 && <Text $tone="soft">The inspector found nothing to do here.</Text>}
        {isOpen && <AddFinding room={room} draft={draft} />}
      </Stack>
    </Disclosure>
  );
}

/** Notes a standard that the room misses: those of its kind of room come first. */
function AddFinding({ room, draft }: Pick<RoomSectionProps, 'room' | 'draft'>) {
  const [standardId, setStandardId] = useState('');
  const groups = standardsByRoom.toSorted(
    (one, other) => Number(other.roomType === room.type) - Number(one.roomType === room.type),
  );
  async function addFinding() {
    await draft.write(newId(), { 'finding.roomId': room.id, 'finding.standardId': standardId });
    setStandardId('');
  }
  return (
    <>
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
    </>
  );
}
