// Reminders of what is due: five days and a day before, on the day, and the day after, once to each resident.

import { addDays } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { forEachRow } from '@/server/jobs/forEachRow';
import { queueMessage } from '@/server/modules/account/outbox';
import { listResidents } from '@/server/modules/homes/residents';
import * as repo from '@/server/modules/money/charges/repo';
import { listPayable } from '@/server/modules/money/charges/settlement';

/** Days from the due day, and what is said then. */
const STAGES = [
  ['soon', -5],
  ['tomorrow', -1],
  ['today', 0],
  ['late', 1],
] as const;

async function remindLease(db: Db, services: Services, leaseId: string, now: Date): Promise<void> {
  const lease = await repo.findLease(db, leaseId);
  if (!lease) return;
  const today = localDay(now, lease.timeZone);
  const charges = await listPayable(db, leaseId);
  for (const [stage, days] of STAGES) {
    const dueOn = addDays(today, -days);
    const due = charges.filter((charge) => charge.dueOn === dueOn && charge.payable > 0 && !charge.isPlanned);
    const cents = due.reduce((sum, { payable }) => sum + payable, 0);
    if (cents === 0) continue;
    for (const { personId, name, email } of await listResidents(db, leaseId))
      await queueMessage(db, {
        dedupeKey: `rent-reminder:${leaseId}:${dueOn}:${stage}:${personId ?? email}`,
        channel: 'email',
        recipient: email,
        template: 'rentReminder',
        data: {
          name,
          stage,
          cents,
          dueOn,
          home: lease.terms.address.streetAddress,
          link: `${services.siteUrl}${routes.accounts.payments()}`,
        },
      });
  }
}

/** For a job, every morning. */
export async function remindOfRent(services: Services): Promise<void> {
  const now = services.clock();
  const today = now.toISOString().slice(0, 10);
  const range = { from: addDays(today, -2), to: addDays(today, 6) };
  const leases = await asSystem(services.db, (db) => repo.listLeasesWithOpenCharges(db, range));
  await forEachRow(services, leases, (leaseId) =>
    asSystem(services.db, (db) => remindLease(db, services, leaseId, now)),
  );
}
