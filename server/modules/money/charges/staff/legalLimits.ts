// What the lease and the law let our team charge residents beside the rent.

import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { addMonths } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { formatDay } from '@/contract/format/days';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { depositLimit, onceFeesLimit } from '@/contract/law/deposits';
import type { ChargeKind } from '@/contract/money/charges/kinds';
import { rentOn } from '@/contract/money/charges/leaseTerms';
import type { Db } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import * as repo from '@/server/modules/money/charges/repo';

interface NewCharge {
  kind: ChargeKind;
  amountCents: number;
  dueOn: string;
}

const refuse = (field: keyof NewCharge, message: string) =>
  new ApiError('invalid', message, { fields: { [field]: message } });

/** How far ahead a charge can be due. */
const MONTHS_AHEAD = 12;

/** A fee that the lease names is charged as it says: what is more needs a signed addendum. */
function checkLease({ terms }: repo.LeaseRow, { kind, amountCents }: NewCharge): void {
  if (kind === 'parking') {
    const agreed = terms.fees.filter((fee) => fee.kind === 'parking').reduce((sum, fee) => sum + fee.cents, 0);
    if (amountCents > agreed)
      throw refuse(
        'amountCents',
        agreed === 0
          ? 'The lease names no parking fee. Change the lease with an addendum first.'
          : `The lease names ${formatExactMoney(agreed)} for parking. More needs an addendum.`,
      );
  }
  if (kind === 'utility' && terms.utilities.length > 0 && terms.utilities.every(({ paidBy }) => paidBy === 'homeowner'))
    throw refuse('kind', 'By the lease, the homeowner pays every utility.');
}

/** Fees that do not come back, together with those charged before, stay within the law of the place. */
async function checkLaw(db: Db, lease: repo.LeaseRow, { kind, amountCents, dueOn }: NewCharge): Promise<void> {
  if (kind !== 'one_time') return;
  const { terms, leaseId } = lease;
  const where = jurisdictionOf(terms.address);
  const rent = cents(rentOn(terms, dueOn));
  const charged = (await repo.listCharges(db, leaseId))
    .filter((charge) => charge.kind === 'one_time' && charge.status !== 'voided')
    .reduce((sum, { amount, credited, writtenOff }) => sum + amount - credited + writtenOff, 0);
  const together = cents(charged + amountCents);
  const most = onceFeesLimit(where, dueOn, rent);
  if (most !== null && together > most)
    throw refuse(
      'amountCents',
      `By law, one-time fees of this lease may come to ${formatExactMoney(most)}. ${formatExactMoney(charged)} is charged already.`,
    );
  const deposit = depositLimit(where, dueOn, { rent });
  const depositWithFees = depositLimit(where, dueOn, { rent, onceFees: together });
  if (deposit !== null && depositWithFees !== null && depositWithFees < deposit && terms.depositCents > depositWithFees)
    throw refuse(
      'amountCents',
      `By law, the deposit and one-time fees may come to ${formatExactMoney(deposit)} together. Charge the cost of a repair as a bill with its document instead.`,
    );
}

/** Refuses a charge that the lease or the law does not allow, and a day on which it would be late at once. As the system. */
export async function checkAddedCharge(db: Db, lease: repo.LeaseRow, charge: NewCharge, now: Date): Promise<void> {
  const today = localDay(now, lease.timeZone);
  if (charge.dueOn < today) throw refuse('dueOn', 'Choose today or a later day: a new charge cannot be late at once.');
  const last = addMonths(today, MONTHS_AHEAD);
  if (charge.dueOn > last) throw refuse('dueOn', `Choose a day by ${formatDay(last, 'medium')}.`);
  checkLease(lease, charge);
  await checkLaw(db, lease, charge);
}
