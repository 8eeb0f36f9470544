// How the demo resident pays: a linked bank account as the default, a card beside it, autopay, and a bill of the water.

import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { setAutopay } from '@/server/modules/money/autopays';
import { findResident, readResidentLease } from '@/server/modules/money/autopays/lease';
import { addCharge } from '@/server/modules/money/charges/staff/actions';
import { openSetup, saveSetup } from '@/server/modules/money/paymentMethods/setup/system';

async function addMethod(
  services: Services,
  person: { userId: string; email: string },
  kind: 'bank' | 'card',
  way: string,
): Promise<string | undefined> {
  const { sandbox } = services.payments;
  const { href } = await openSetup(services, person, { kind, returnTo: '/accounts/home/payments' });
  const session = new URL(href).pathname.split('/').at(-1) ?? '';
  await sandbox?.page(session, way);
  return sandbox && (await saveSetup(services, person.userId, session)).id;
}

/** For a lease that was just moved into. */
export async function seedPaymentMethods(
  services: Services,
  person: { userId: string; email: string },
  leaseId: string,
): Promise<void> {
  const now = services.clock();
  const paymentMethodId = await addMethod(services, person, 'bank', 'pm_usBankAccount_success');
  await addMethod(services, person, 'card', 'pm_card_visa');
  if (!paymentMethodId) return;
  await asSystem(services.db, async (db) => {
    const resident = await findResident(db, leaseId, person.userId);
    if (!resident) return;
    const lease = await readResidentLease(db, resident, now);
    await setAutopay(db, lease, { paymentMethodId, day: null, capCents: null, share: 'all' }, now);
    await addCharge(db, leaseId, {
      kind: 'one_time',
      description: 'Second set of keys',
      amountCents: 6_240,
      dueOn: lease.today,
      reason: 'Invoice of the locksmith, passed on at cost.',
      by: person.userId,
      now,
    });
  });
}
