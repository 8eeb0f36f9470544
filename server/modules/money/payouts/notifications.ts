import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';
import { queueMessage } from '@/server/modules/account/outbox';
import type { PayoutPartRow, PayoutRow } from './repo';

async function factsOf(db: Db, personId: string, homeId: string) {
  const person = await db
    .selectFrom('users')
    .select(['email', 'firstName'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const home = await db.selectFrom('homes').select('streetAddress').where('id', '=', homeId).executeTakeFirstOrThrow();
  return { email: person.email, name: person.firstName, home: home.streetAddress };
}

const earningsLink = (siteUrl: string) => `${siteUrl}${routes.accounts.portfolio.earnings()}`;

export async function notifySent(
  db: Db,
  part: Pick<PayoutPartRow, 'id' | 'personId' | 'homeId' | 'amount' | 'arrivesOn'>,
  siteUrl: string,
): Promise<void> {
  const { email, ...facts } = await factsOf(db, part.personId, part.homeId);
  await queueMessage(db, {
    dedupeKey: `payoutSent:${part.id}`,
    channel: 'email',
    recipient: email,
    template: 'payoutSent',
    data: { ...facts, cents: part.amount, arrivesOn: part.arrivesOn, link: earningsLink(siteUrl) },
  });
}

export async function notifyReturned(
  db: Db,
  part: Pick<PayoutPartRow, 'id' | 'personId' | 'homeId' | 'amount'>,
  siteUrl: string,
): Promise<void> {
  const { email, ...facts } = await factsOf(db, part.personId, part.homeId);
  await queueMessage(db, {
    dedupeKey: `payoutReturned:${part.id}`,
    channel: 'email',
    recipient: email,
    template: 'payoutReturned',
    data: { ...facts, cents: part.amount, link: `${earningsLink(siteUrl)}#payout-account` },
  });
}

/** The guarantee of a home ended, or holds again. */
export async function notifyGuarantee(
  db: Db,
  {
    requestId,
    homeId,
    ownerId,
    voidReason,
  }: { requestId: string; homeId: string; ownerId: string; voidReason: string | null },
  siteUrl: string,
): Promise<void> {
  const { email, ...facts } = await factsOf(db, ownerId, homeId);
  await queueMessage(db, {
    dedupeKey: `guaranteeChanged:${requestId}`,
    channel: 'email',
    recipient: email,
    template: 'guaranteeChanged',
    data: { ...facts, reason: voidReason, link: `${siteUrl}${routes.accounts.inbox()}?new=1` },
  });
}

/** Says once what a payout waits for, and how to end that. */
export async function notifyHeld(db: Db, payout: PayoutRow, siteUrl: string): Promise<void> {
  const { email, ...facts } = await factsOf(db, payout.ownerId, payout.homeId);
  const needsForm = payout.heldFor === 'w9' || payout.heldFor === 'w8';
  if (!needsForm && payout.heldFor !== 'no_account') return;
  await queueMessage(db, {
    dedupeKey: `payoutHeld:${payout.id}:${payout.heldFor}`,
    channel: 'email',
    recipient: email,
    template: needsForm ? 'payoutNeedsForm' : 'payoutNeedsAccount',
    data: {
      ...facts,
      cents: payout.amount,
      link: needsForm
        ? `${siteUrl}${routes.accounts.w9({ flowId: 'new' })}`
        : `${earningsLink(siteUrl)}#payout-account`,
    },
  });
}

/** An advance is offered for a week. */
export async function notifyAdvance(
  db: Db,
  { id, homeId, ownerId, amount }: { id: string; homeId: string; ownerId: string; amount: number },
  siteUrl: string,
): Promise<void> {
  const { email, ...facts } = await factsOf(db, ownerId, homeId);
  await queueMessage(db, {
    dedupeKey: `advanceOffered:${id}`,
    channel: 'email',
    recipient: email,
    template: 'advanceOffered',
    data: { ...facts, cents: amount, link: earningsLink(siteUrl) },
  });
}

/** Its disclosure was signed, and it can no longer be paid. */
export async function notifyAdvanceNotPaid(
  db: Db,
  {
    id,
    homeId,
    ownerId,
    amount,
    reason,
  }: { id: string; homeId: string; ownerId: string; amount: number; reason: string },
  siteUrl: string,
): Promise<void> {
  const { email, ...facts } = await factsOf(db, ownerId, homeId);
  await queueMessage(db, {
    dedupeKey: `advanceNotPaid:${id}`,
    channel: 'email',
    recipient: email,
    template: 'advanceNotPaid',
    data: { ...facts, cents: amount, reason, link: earningsLink(siteUrl) },
  });
}
