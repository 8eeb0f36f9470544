import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import type { Room } from '@/contract/onboarding/inspections/merge';
import type { InspectionDraft } from './useInspection';

interface RenameRoomProps {
  readonly room: Room;
  readonly draft: Pick<InspectionDraft, 'write'>;
}

export function RenameRoom({ room, draft }: RenameRoomProps) {
  const [name, setName] = useState(room.name);
  const isChanged = name.trim() !== '' && name.trim() !== room.name;
  return (
    <Row $align="end">
      <TextField label={`New name for ${room.name}`} maxLength={60} value={name} onChange={setName} />
      <Button
        tone="ghost"
        size="small"
        disabled={!isChanged}
        onClick={() => void draft.write(room.id, { 'room.name': name.trim() })}
      >
        Rename room
      </Button>
    </Row>
  );
}
