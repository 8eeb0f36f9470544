import { useState } from 'react';
import { conditionItems } from '@/contract/leasing/moveIns/constants';
import type { ConditionItem, ConditionRoom, MoveIn } from '@/contract/leasing/moveIns/endpoints';
import { moveIns } from '@/contract/leasing/moveIns/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

/** What is being written into the record: ours until it is saved, then what both see. */
export function useConditionDraft({ leaseId, condition }: MoveIn) {
  const [edits, setEdits] = useState<ConditionRoom[] | undefined>();
  const save = useApiMutation(moveIns.saveCondition, { touches: [moveIns] });
  const rooms = edits ?? condition.rooms;
  const change = (next: ConditionRoom[]) => setEdits(next);
  return {
    rooms,
    unsaved: edits !== undefined,
    saving: save.isPending,
    error: save.error,
    set: (at: number, more: Partial<ConditionRoom>) =>
      change(rooms.map((room, n) => (n === at ? { ...room, ...more } : room))),
    setItem: (at: number, item: number, more: Partial<ConditionItem>) =>
      change(
        rooms.map((room, n) =>
          n === at ? { ...room, items: room.items.map((one, m) => (m === item ? { ...one, ...more } : one)) } : room,
        ),
      ),
    /** Rates every unrated item of a room as good. */
    rateGood: (at: number) =>
      change(
        rooms.map((room, n) =>
          n === at ? { ...room, items: room.items.map((one) => ({ ...one, state: one.state ?? 'good' })) } : room,
        ),
      ),
    /** A picture arrives while others are being typed about: it joins whatever the room says by then. */
    addPicture: (at: number, id: string) =>
      setEdits((now) =>
        (now ?? condition.rooms).map((room, n) => (n === at ? { ...room, pictures: [...room.pictures, id] } : room)),
      ),
    remove: (at: number) => change(rooms.filter((_, n) => n !== at)),
    add: (name: string) => change([...rooms, { name, items: conditionItems('room'), note: '', pictures: [] }]),
    save: () => save.mutate({ params: { leaseId }, body: { rooms } }, { onSuccess: () => setEdits(undefined) }),
  };
}

export type ConditionDraft = ReturnType<typeof useConditionDraft>;
