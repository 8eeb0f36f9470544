// A bank account is added between two transactions: the processor takes its number, and we hold what it calls the account.

import { DAY_MS } from '@/contract/calendar/durations';
import { PAYOUT_ACCOUNT_HOLD_DAYS } from '@/contract/money/payoutAccounts/constants';
import type { NewPayoutAccount } from '@/contract/money/payoutAccounts/endpoints';
import type { Services } from '@/server/context';
import { asSystem, asSystemWithin, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { saveCheck } from '@/server/modules/money/ownershipChecks';
import { contactsOf, hasActive, isSamePlace, moveAccount } from './index';
import { announceAccount } from './notifications';
import type { PayoutAccountRow } from './repo';
import * as repo from './repo';

const refusals: Readonly<Record<string, [field: string, message: string]>> = {
  routing_number_invalid: ['routingNumber', 'Your bank doesn’t know this routing number. Check it on a check.'],
  account_number_invalid: ['accountNumber', 'This account number doesn’t exist at that bank. Check it and try again.'],
};

/** Adds a bank account. Its number goes to the processor and is nowhere with us. */
export async function addAccount(
  services: Services,
  ownerId: string,
  { homeId, holderName, kind, routingNumber, accountNumber }: NewPayoutAccount,
): Promise<PayoutAccountRow> {
  const { db, payouts, ownership, clock, siteUrl } = services;
  const now = clock();
  const id = newId(now.getTime());
  const before = await asSystem(db, async (trx) => {
    if (!(await repo.isPayee(trx, ownerId, homeId)))
      throw conflict('You can add a bank account once you own or co-own a home with us.');
    const owner = await repo.lockOwner(trx, ownerId);
    return { email: owner.email, rows: await repo.listByOwner(trx, ownerId) };
  });
  const processorAccount =
    before.rows[0]?.processorAccount ?? (await payouts.openAccount({ id: ownerId, email: before.email }));
  const bank = await payouts.addBankAccount({
    key: id,
    account: processorAccount,
    holderName,
    routingNumber,
    accountNumber,
  });
  if (bank.refusal !== undefined) {
    const [field, message] = refusals[bank.refusal] ?? [
      'accountNumber',
      'Your bank refused this account. Check both numbers.',
    ];
    throw new ApiError('invalid', message, { fields: { [field]: message } });
  }
  const owners = await ownership.readOwners({ methodRef: null, holderName });
  return asSystem(db, async (trx) => {
    const { email, firstName } = await repo.lockOwner(trx, ownerId);
    const rows = await repo.listByOwner(trx, ownerId);
    const waiting = rows.find((row) => row.status === 'waiting' && isSamePlace(row, homeId));
    if (waiting) await moveAccount(trx, waiting, 'replace', now);
    const row = await repo.insert(trx, {
      id,
      ownerId,
      homeId,
      kind,
      processorAccount,
      status: 'waiting',
      processorRef: bank.ref,
      bankName: bank.bankName,
      lastFour: bank.lastFour,
      contactEmail: email,
      usableFrom: new Date(now.getTime() + PAYOUT_ACCOUNT_HOLD_DAYS * DAY_MS),
      createdAt: now,
    });
    await saveCheck(trx, { payoutAccountId: id, personId: ownerId }, owners, now);
    await audit(trx, {
      event: 'payout_account.added',
      subject: `payout_account:${id}`,
      personId: ownerId,
      detail: { homeId, bankName: bank.bankName, lastFour: bank.lastFour },
    });
    await announceAccount(trx, row, {
      siteUrl,
      firstName,
      emails: contactsOf(rows, email),
      hasOther: hasActive(rows, homeId),
    });
    return row;
  });
}

/** Since when this person has no account for their payouts; co-owners may not read the agreement itself. */
export const unconnectedSince = (db: Db, personId: string): Promise<Date | undefined> =>
  asSystemWithin(db, (system) => repo.findUnconnectedSince(system, personId));
