// Payers hear of it the same day: an email and a notice in the account, with the way to object.

import { formatExactMoney } from '@/contract/amounts/cents';
import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';
import { queueMessage } from '@/server/modules/account/outbox';
import { openTodo } from '@/server/modules/account/todos';
import { listLeaseContacts } from '@/server/modules/homes/residents';

interface MoneyChange {
  requestId: string;
  what: 'waiver' | 'credit' | 'charge';
  leaseId: string;
  ownerId: string | null;
  home: string;
  /** The description of the charge; empty for a credit. */
  about: string;
  amount: number;
  reason: string;
  dueOn?: string;
}

/** The homeowner pays for a waiver and a credit, residents for a charge. As the system. */
export async function notifyWhoPays(db: Db, change: MoneyChange, siteUrl: string): Promise<void> {
  const { requestId, what, leaseId, ownerId, amount: cents, home, about, reason, dueOn = null } = change;
  const side = what === 'charge' ? 'resident' : 'owner';
  const path = what === 'charge' ? routes.accounts.bills() : `${routes.accounts.inbox()}?new=1`;
  for (const person of await listLeaseContacts(db, { leaseId, ownerId })) {
    if (person.side !== side) continue;
    await queueMessage(db, {
      dedupeKey: `money-changed:${requestId}:${person.email}`,
      channel: 'email',
      recipient: person.email,
      template: 'moneyChanged',
      data: { name: person.name, what, cents, about, home, reason, dueOn, link: `${siteUrl}${path}` },
    });
    if (person.personId)
      await openTodo(db, {
        userId: person.personId,
        kind: what === 'charge' ? 'chargeAdded' : 'moneyGiven',
        subject: requestId,
        dueOn,
        detail: { what, amount: formatExactMoney(cents), about, home, reason },
      });
  }
}
