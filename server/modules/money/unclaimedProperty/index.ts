// Money that its owner does not collect: who it belongs to, and a check to an owner who answers. As the system, once authorized.
import { ANSWERABLE, unclaimedLifecycle } from '@/contract/money/unclaimedProperty/constants';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import { orderUnclaimed } from '@/server/modules/money/bankOrders';
import { cancelLetter } from '@/server/modules/platform/letters';
import { placeOf } from './finding';
import { holdItem } from './holding';
import * as repo from './repo';

interface Caller {
  personId: string;
  now: Date;
}

/** Staff enter the owner and the address; the law and its days follow. */
export async function placeItem(
  db: Db,
  id: string,
  { ownerName, address, now }: { ownerName: string; address: string; now: Date },
): Promise<void> {
  const item = await repo.lock(db, id);
  if (item.status !== 'waiting') throw conflict('This item does not wait for an address.');
  const place = placeOf({ ownerName, address, since: item.since }, officeDay(now));
  const status = place.reason ? item.status : unclaimedLifecycle.after(item.status, 'place');
  if (!status) throw conflict('This item does not wait for an address.');
  await repo.update(db, id, { ...place, ownerName, address, status, isPlaced: true, updatedAt: now });
}

interface Answer extends Caller {
  address: string;
  /** The owner asked by themselves; otherwise a colleague recorded it, and another one approves the check. */
  isOwner: boolean;
}

/**
 * The owner is there: the money is not reported any more, and a check to them is proposed. An order that came to nothing is
 * proposed again.
 */
export async function answerItem(db: Db, id: string, { address, isOwner, personId, now }: Answer): Promise<void> {
  const item = await repo.lock(db, id);
  const again = item.status === 'answered' && item.orderId === null && !isOwner;
  const status = again ? item.status : unclaimedLifecycle.after(item.status, 'answer');
  if (!status || (!again && !ANSWERABLE.includes(item.status)))
    throw conflict(
      item.status === 'remitted'
        ? 'The state has this money by now. Claim it there.'
        : 'This money is on its way already.',
    );
  await holdItem(db, item, now);
  await cancelLetter(db, `unclaimed:${id}`, now);
  const orderId = await orderUnclaimed(db, {
    amount: item.amount,
    place: item.place,
    payee: item.ownerName,
    method: 'check',
    reason: `Unclaimed property, to ${address}`.slice(0, 600),
    proposedBy: isOwner ? null : personId,
    now,
  });
  await repo.update(db, id, {
    status,
    orderId,
    address,
    reason: null,
    reportId: null,
    answeredAt: now,
    answeredBy: personId,
    updatedAt: now,
  });
}
