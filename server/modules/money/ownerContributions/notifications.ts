import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';
import { queueMessage } from '@/server/modules/account/outbox';
import type { PaidContribution, RequestRow } from './repo';

async function factsOf(db: Db, ownerId: string, homeId: string) {
  const person = await db
    .selectFrom('users')
    .select(['email', 'firstName'])
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow();
  const home = await db.selectFrom('homes').select('streetAddress').where('id', '=', homeId).executeTakeFirstOrThrow();
  return { email: person.email, name: person.firstName, home: home.streetAddress };
}

/** Where the owner pays in for a home. */
export const contributionPath = (homeId: string) => `${routes.accounts.portfolio.earnings()}#contributions-${homeId}`;

/** Our team asks for money, and says what for. */
export async function notifyRequested(
  db: Db,
  {
    id,
    homeId,
    ownerId,
    amount,
    reason,
    dueOn,
  }: Pick<RequestRow, 'id' | 'homeId' | 'ownerId' | 'amount' | 'reason' | 'dueOn'>,
  siteUrl: string,
): Promise<void> {
  const { email, ...facts } = await factsOf(db, ownerId, homeId);
  await queueMessage(db, {
    dedupeKey: `contributionRequested:${id}`,
    channel: 'email',
    recipient: email,
    template: 'contributionRequested',
    data: { ...facts, cents: amount, reason, dueOn, link: `${siteUrl}${contributionPath(homeId)}` },
  });
}

/** The money has come, or the bank did not pay it or took it back: then it is owed again. */
export async function notifyOutcome(
  db: Db,
  { paymentId, homeId, ownerId, status, amount }: PaidContribution,
  siteUrl: string,
): Promise<void> {
  const template = status === 'succeeded' ? ('contributionReceived' as const) : ('contributionFailed' as const);
  const { email, ...facts } = await factsOf(db, ownerId, homeId);
  await queueMessage(db, {
    dedupeKey: `${template}:${paymentId}`,
    channel: 'email',
    recipient: email,
    template,
    data: { ...facts, cents: amount, link: `${siteUrl}${contributionPath(homeId)}` },
  });
}
