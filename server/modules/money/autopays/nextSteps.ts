import { formatExactMoney } from '@/contract/amounts/cents';
import { addDays } from '@/contract/calendar/days';
import { routes } from '@/contract/routes';
import type { NextStep, NextStepSource } from '@/server/modules/account/todos';
import { listResidences } from '@/server/modules/leasing/leases';
import * as repo from '@/server/modules/money/autopays/repo';
import { findOwed } from '@/server/modules/money/charges/account/account';

/** How long before its day rent shows up among what is to be done. */
const DAYS_AHEAD = 7;

/** Rent and other charges that a resident has to pay now. Autopay does it for them, unless a day went by. */
export const rentSteps: NextStepSource = async (db, { id: personId, type }, now) => {
  if (type === 'staff') return [];
  const steps: NextStep[] = [];
  for (const { leaseId, status } of await listResidences(db, personId)) {
    if (status !== 'active' && status !== 'ended') continue;
    const owed = await findOwed(db, leaseId, (today) => addDays(today, DAYS_AHEAD), now);
    if (!owed) continue;
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
        status === 'ended'
          ? 'From your time in this home. Pay it, or tell us what is wrong.'
          : owed.isLate
            ? 'Pay now so that no late fee is added, or tell us what is wrong.'
            : 'Rent and other charges.',
      action: { label: 'Pay', href: routes.accounts.home.payments() },
    });
  }
  return steps;
};
