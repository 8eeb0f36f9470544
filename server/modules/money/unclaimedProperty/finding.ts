// Money that its owner does not collect, with the law and the days by which it goes on. As the system.
import { readAddressLine } from '@/contract/homes/addresses/addressLine';
import { unclaimedDates } from '@/contract/law/unclaimed';
import { type UnclaimedReason, unclaimedLifecycle } from '@/contract/money/unclaimedProperty/constants';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { env } from '@/server/env';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import * as repo from './repo';
import type { UnclaimedSource } from './sources';

const subjectOf = (id: string) => `unclaimed_item:${id}`;
const NO_DATES = {
  dormantOn: null,
  letterFrom: null,
  letterUntil: null,
  reportBy: null,
  remitFrom: null,
  remitBy: null,
};

type Placed = Pick<UnclaimedSource, 'ownerName' | 'address' | 'since'> & { isUnaddressed?: boolean };

interface Place {
  state: string | null;
  reason: UnclaimedReason | null;
  dormantOn: string | null;
  letterFrom: string | null;
  letterUntil: string | null;
  reportBy: string | null;
  remitFrom: string | null;
  remitBy: string | null;
}

/**
 * The state with the law that applies, and its days: that of the last address, else that of our office (the first and the second
 * rule of Texas v. New Jersey, 379 U.S. 674). What we do not know waits for staff.
 */
export function placeOf({ ownerName, address, since, isUnaddressed = false }: Placed, today: string): Place {
  const state = address === null ? env().TAX_PAYER.state : (readAddressLine(address).state ?? null);
  if (ownerName === '') return { ...NO_DATES, state, reason: 'no_person' };
  if (state === null) return { ...NO_DATES, state, reason: 'unknown_address' };
  const dates = unclaimedDates(state, today, { since, isUnaddressedDeposit: isUnaddressed });
  if (!dates) return { ...NO_DATES, state, reason: 'unread_state' };
  const { rules: _, ...days } = dates;
  return { ...days, state, reason: null };
}

/** Writes down what one source comes to today; an item that is held, or that staff placed, keeps what it has. */
export async function recordSource(db: Db, source: UnclaimedSource, now: Date): Promise<void> {
  const { isUnaddressed, ...found } = source;
  const standing = await repo.lockBySource(db, source.kind, source.sourceId);
  const today = officeDay(now);
  if (standing) {
    if (standing.heldAt || !['found', 'waiting', 'letter_sent'].includes(standing.status)) return;
    const { amount } = source;
    if (standing.isPlaced || standing.status === 'letter_sent')
      return void (await repo.update(db, standing.id, { amount, updatedAt: now }));
    const place = placeOf(source, today);
    const status = place.reason ? 'waiting' : 'found';
    return void (await repo.update(db, standing.id, { ...found, ...place, status, updatedAt: now }));
  }
  const place = placeOf(source, today);
  const id = newId(now.getTime());
  const status = place.reason ? ('waiting' as const) : ('found' as const);
  await repo.insert(db, { ...found, ...place, id, status, createdAt: now, updatedAt: now });
  const { kind, amount } = source;
  await audit(db, {
    event: 'unclaimed.found',
    subject: subjectOf(id),
    detail: { kind, amount, sourceId: source.sourceId },
  });
}

/** Its owner has it by now: the check was paid, the deposit returned, the credit used. */
export async function resolveItem(db: Db, id: string, now: Date): Promise<void> {
  const item = await repo.lock(db, id);
  const status = item.heldAt ? undefined : unclaimedLifecycle.after(item.status, 'resolve');
  if (!status) return;
  await repo.update(db, id, { status, reason: null, updatedAt: now });
  await audit(db, { event: 'unclaimed.resolved', subject: subjectOf(id), detail: {} });
}
