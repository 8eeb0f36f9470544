// Reminders of what is due: five days and a day before, on the day, and the day after, once to each resident. Co-signers hear
// once of what is late.

import { addDays, lastDayOfTerm } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { forEachRow } from '@/server/jobs/forEachRow';
import { queueMessage } from '@/server/modules/account/outbox';
import { listLeaseParties, listResidents } from '@/server/modules/homes/residents';
import * as repo from '@/server/modules/money/charges/repo';
import { listPayable } from '@/server/modules/money/charges/settlement';

/** Days from the due day, and what is said then. */
const STAGES = [
  ['soon', -5],
  ['tomorrow', -1],
  ['today', 0],
  ['late', 1],
] as const;

/** Leases promise a co-signer notice within so many days after the residents are late, and as many days to pay. */
const CO_SIGNER_DAYS = 10;

interface Late {
  lease: repo.LeaseRow;
  charges: Awaited<ReturnType<typeof listPayable>>;
  /** Where the home is. */
  today: string;
}

/** Once for each due day of the term they signed for that went by unpaid; a renewal that they did not sign leaves them out. */
async function notifyCoSigners(db: Db, { siteUrl }: Services, { lease, charges, today }: Late): Promise<void> {
  const { startOn, months } = lease.terms;
  const signedUntil = lastDayOfTerm(startOn, months);
  const coSigners = (await listLeaseParties(db, lease.leaseId)).filter(({ role }) => role === 'coSigner');
  if (coSigners.length === 0) return;
  const late = charges.filter(
    ({ dueOn, payable, isPlanned }) =>
      payable > 0 && !isPlanned && dueOn < today && dueOn >= addDays(today, -CO_SIGNER_DAYS) && dueOn <= signedUntil,
  );
  for (const [dueOn, due] of Map.groupBy(late, (charge) => charge.dueOn))
    for (const { id, name, email } of coSigners)
      await queueMessage(db, {
        dedupeKey: `co-signer-late:${lease.leaseId}:${dueOn}:${id}`,
        channel: 'email',
        recipient: email,
        template: 'coSignerLate',
        data: {
          name,
          cents: due.reduce((sum, { payable }) => sum + payable, 0),
          dueOn,
          payBy: addDays(today, CO_SIGNER_DAYS),
          home: lease.terms.address.streetAddress,
          link: `${siteUrl}${routes.accounts.payments()}`,
        },
      });
}

async function remindLease(db: Db, services: Services, leaseId: string, now: Date): Promise<void> {
  const lease = await repo.findLease(db, leaseId);
  if (!lease || (await repo.isHeld(db, leaseId))) return;
  const today = localDay(now, lease.timeZone);
  const charges = await listPayable(db, leaseId);
  await notifyCoSigners(db, services, { lease, charges, today });
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
  const range = { from: addDays(today, -CO_SIGNER_DAYS - 1), to: addDays(today, 6) };
  const leases = await asSystem(services.db, (db) => repo.listLeasesWithOpenCharges(db, range));
  await forEachRow(services, leases, (leaseId) =>
    asSystem(services.db, (db) => remindLease(db, services, leaseId, now)),
  );
}
