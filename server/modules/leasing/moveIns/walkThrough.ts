import { localDay } from '@/contract/calendar/localDay';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { queueMessage } from '@/server/modules/account/outbox';
import { listResidents } from '@/server/modules/homes/residents';
import { moveInPath } from '@/server/modules/leasing/moveIns/nextSteps/constants';
import * as repo from '@/server/modules/leasing/moveIns/repo';
import type { MoveInParticipant } from '@/server/modules/leasing/moveIns/types';

/** Both sides walk through the home on a day before the lease begins: the condition report opens then. */
export async function scheduleWalkThrough(
  db: Db,
  { siteUrl }: Services,
  { lease, now }: MoveInParticipant,
  on: string,
): Promise<void> {
  const { id, homeId, status, terms } = lease;
  if (status !== 'signed') throw conflict('A walk-through can be set once everyone has signed, until move-in.');
  const { timeZone } = await repo.findHome(db, homeId);
  if (on < localDay(now, timeZone) || on >= terms.startOn)
    throw new ApiError('invalid', 'Choose a day from today until the day before the lease begins.', {
      fields: { on: 'Choose a day from today until the day before the lease begins.' },
    });
  const record = await repo.findCondition(db, id);
  if (record?.completedAt) throw conflict('Everyone has signed the condition report already.');
  await repo.saveMoveIn(db, id, { walkThroughOn: on });
  for (const { id: residentId, name, email } of await listResidents(db, id))
    await queueMessage(db, {
      dedupeKey: `walk-through:${id}:${on}:${residentId}`,
      channel: 'email',
      recipient: email,
      template: 'walkThroughScheduled',
      data: { name, on, home: terms.address.streetAddress, link: `${siteUrl}${moveInPath(id)}` },
    });
}
