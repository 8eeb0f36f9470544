import { formatExactMoney } from '@/contract/amounts/cents';
import { addDays } from '@/contract/calendar/days';
import { routes } from '@/contract/routes';
import type { NextStep, NextStepSource } from '@/server/modules/account/todos';
import { listResidences } from '@/server/modules/leasing/leases';
import * as repo from '@/server/modules/money/autopays/repo';
import { findOwed } from '@/server/modules/money/charges/account/account';

/** How long before its day rent shows up among what is to be done. */
const DAYS_AHEAD = 7;

/** Rent and other charges that a resident has to pay now, or a co-signer since a day went by. Autopay does it for a resident, unless a day went by. */
export const rentSteps: NextStepSource = async (db, { id: personId, type }, now) => {
  if (type === 'staff') return [];
  const steps: NextStep[] = [];
  for (const { leaseId, status, role, terms } of await listResidences(db, personId)) {
    if (role === 'formerResident' || (status !== 'active' && status !== 'ended')) continue;
    const owed = await findOwed(db, leaseId, (today) => addDays(today, DAYS_AHEAD), now);
    // Anyone who vouches for a lease pays what its residents did not.
    if (!owed || (role === 'coSigner' && !owed.isLate)) continue;
    const autopay = await repo.find(db, leaseId, personId);
    if (autopay?.status === 'active' && status === 'active' && !owed.isLate) continue;
    steps.push({
      id: `lease:${leaseId}:rent`,
      kind: 'payRent',
      waitingFor: null,
      dueOn: owed.dueOn,
      since: `${owed.dueOn}T00:00:00.000Z`,
      title: owed.isLate ? `${formatExactMoney(owed.cents)} is past due` : `Pay ${formatExactMoney(owed.cents)}`,
      reason:
        role === 'coSigner'
          ? `You co-signed the lease for ${terms.address.streetAddress}. Pay it, or ask its residents to.`
          : status === 'ended'
            ? 'From your time in this home. Pay it, or tell us what is wrong.'
            : owed.isLate
              ? 'Pay now so that no late fee is added, or tell us what is wrong.'
              : 'Rent and other charges.',
      action: { label: 'Pay', href: routes.accounts.home.payments() },
    });
  }
  return steps;
};
