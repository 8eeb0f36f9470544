import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';
import { queueMessage } from '@/server/modules/account/outbox';
import type { ExpenseRow } from './repo';

/** A statement shows that the payee has the money. Of one that waits for money, the request to pay in says so. */
export async function notifyPaid(
  db: Db,
  { id, attempts, homeId, ownerId, category, payeeName, amount, dueOn }: ExpenseRow,
  siteUrl: string,
): Promise<void> {
  const { email, firstName } = await db
    .selectFrom('users')
    .select(['email', 'firstName'])
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow();
  const { streetAddress } = await db
    .selectFrom('homes')
    .select('streetAddress')
    .where('id', '=', homeId)
    .executeTakeFirstOrThrow();
  await queueMessage(db, {
    dedupeKey: `expensePaid:${id}:${attempts}`,
    channel: 'email',
    recipient: email,
    template: 'expensePaid',
    data: {
      name: firstName,
      home: streetAddress,
      category,
      payee: payeeName,
      cents: amount,
      dueOn,
      link: `${siteUrl}${routes.accounts.portfolio.earnings()}`,
    },
  });
}
