// What takes a listed home off the market by itself, and brings a home back to it. Called as the system.
import { MAX_RETURN_REASON } from '@/contract/homes/listings/constants';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { listingFacts } from '@/server/listingFacts';
import { findHomeById } from '@/server/modules/homes/homes';
import { lockListedContent, updateListedContent } from '@/server/modules/homes/homes/listedContent';
import { changeHomeStatus } from '@/server/modules/homes/homes/statusChanges';
import { notifyOwner } from '@/server/modules/homes/listings/notifications';

/** As many must-dos as the reason has room for, and how many more there are. */
export function withdrawalReason(mustDos: readonly string[]): string {
  const start =
    mustDos.length === 1
      ? 'Our inspection found a must-do item: '
      : `Our inspection found ${mustDos.length} must-do items: `;
  const named = mustDos.slice(0, 2).join('; ');
  const more = mustDos.length > 2 ? `; and ${mustDos.length - 2} more` : '';
  const end = '. Once it’s fixed and we’ve checked it again, you can put the home back on the market.';
  const room = MAX_RETURN_REASON - start.length - more.length - end.length;
  return `${start}${named.length > room ? `${named.slice(0, room - 1)}…` : named}${more}${end}`;
}

/** A home that visitors find leaves the market while a must-do of it is open, and its owner hears why. */
export async function withdrawUnsafeListing(db: Db, services: Services, homeId: string, now: Date): Promise<void> {
  const content = await lockListedContent(db, homeId);
  if (content?.status !== 'active' && content?.status !== 'coming_soon') return;
  const mustDos = await listingFacts.listOpenMustDos(db, homeId);
  if (mustDos.length === 0) return;
  await changeHomeStatus(db, homeId, 'withdraw', now);
  const reason = withdrawalReason(mustDos);
  await updateListedContent(db, content, { returnedBecause: reason }, { eventId: newId(), now });
  const home = await findHomeById(db, homeId);
  if (home) await notifyOwner(db, services, 'listingWithdrawn', { home, reason });
}

/** A home without a lease after all is offered again: to visitors at once, or through review where the old listing is long gone. */
export async function returnToMarket(
  db: Db,
  services: Services,
  { homeId, securedAt }: { homeId: string; securedAt: Date | null },
  now: Date,
): Promise<void> {
  await changeHomeStatus(db, homeId, securedAt ? 'relist' : 'release', now);
  await withdrawUnsafeListing(db, services, homeId, now);
}
