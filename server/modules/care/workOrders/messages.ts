// What people write about a repair, and that it is more urgent than we think.
import { statusAfter } from '@/contract/care/workOrders/constants';
import { conflict } from '@/server/http/errors';
import { type ActingPerson, addEvent, isOpen, type WorkOrderCall } from '@/server/modules/care/workOrders';
import { notifySide } from '@/server/modules/care/workOrders/notifications';
import type { Participant } from '@/server/modules/care/workOrders/policy';
import * as repo from '@/server/modules/care/workOrders/repo';

interface NewMessage {
  id: string;
  body: string;
  staffOnly: boolean;
}

/** Everybody on the work order reads it, but for a note of ours. Anyone who is on another side hears of it. */
export async function addMessage(
  call: WorkOrderCall,
  { row, role }: Participant,
  { id, body, staffOnly }: NewMessage,
  by: ActingPerson,
): Promise<void> {
  const { db, services, now } = call;
  const isNote = staffOnly && role === 'staff';
  const audience = isNote ? 'staff' : 'everyone';
  const isNew = await addEvent(call, row, by, { kind: 'message', body, audience, clientKey: id });
  if (!isNew || isNote) return;
  if (role === 'staff')
    await repo.update(db, row.id, { respondedAt: row.respondedAt ?? now, personWantedAt: null }, now);
  for (const side of ['resident', 'owner', 'staff'] as const)
    if (side !== role)
      await notifySide(
        db,
        services,
        row,
        side,
        {
          cause: `message:${id}`,
          subject: 'New message about a repair',
          text: `${by.name} wrote: ${body}`,
          es: { subject: 'Mensaje nuevo sobre una reparación', text: `${by.name} escribió: ${body}` },
        },
        by.id,
      );
}

/** A person looks at it: the response clock of an urgent repair begins. */
export async function contestUrgency(call: WorkOrderCall, id: string, reason: string, by: ActingPerson): Promise<void> {
  const { db, services, now } = call;
  const row = await repo.lock(db, id);
  if (!isOpen(row) || statusAfter(row.status, 'confirm', 'staff')) throw conflict('This repair is over.');
  if (row.contestReason) throw conflict('You told us already. A person looks at it.');
  await repo.update(db, id, { contestReason: reason, contestedAt: now }, now);
  await addEvent(call, row, by, { kind: 'message', body: reason });
  await notifySide(db, services, row, 'staff', {
    cause: 'contested',
    subject: 'A resident finds it more urgent',
    text: reason,
  });
}
