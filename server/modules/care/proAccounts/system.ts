// What waits for others than the database. A Pro's bank account is added between two transactions: the processor takes
// its number, and we hold what it calls it.

import { buffer } from 'node:stream/consumers';
import { DAY_MS } from '@/contract/calendar/durations';
import type { proAccounts } from '@/contract/care/proAccounts/endpoints';
import { PAYOUT_ACCOUNT_HOLD_DAYS } from '@/contract/money/payoutAccounts/constants';
import { routes } from '@/contract/routes';
import { asSystem } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError } from '@/server/http/errors';
import type { OperationContext } from '@/server/http/implement';
import { newId } from '@/server/ids';
import { queueMessage } from '@/server/modules/account/outbox';
import { findPro } from '@/server/modules/care/pros';
import {
  endBankAccount,
  insertBankAccount,
  listBankAccounts,
  waitingAccount,
} from '@/server/modules/care/pros/bankAccounts/bankAccounts';
import { requireLogin } from '@/server/modules/care/pros/logins/logins';
import { assertRecentLogin, findTaxFile, notReady, readProAccount } from './index';

const refusals: Readonly<Record<string, [field: string, message: string]>> = {
  routing_number_invalid: ['routingNumber', 'Your bank doesn’t know this routing number. Check it on a check.'],
  account_number_invalid: ['accountNumber', 'This account number doesn’t exist at that bank. Check it and try again.'],
};

type Call = Pick<OperationContext<(typeof proAccounts)['addProBankAccount']>, 'services' | 'body' | 'now'>;

export async function addBankAccount({ services, body, now }: Call) {
  const { db, payouts, siteUrl } = services;
  const { pro, known } = await asSystem(db, async (trx) => {
    const login = await requireLogin(trx, body.session, now);
    assertRecentLogin(login, now);
    const found = await findPro(trx, login.proId);
    if (!found) throw new ApiError('linkExpired', 'Please log in again.');
    return { pro: found, known: (await listBankAccounts(trx, found.id))[0] };
  });
  const processorAccount = known?.processorAccount ?? (await payouts.openAccount({ id: pro.id, email: pro.email }));
  const id = newId(now.getTime());
  const bank = await payouts.addBankAccount({
    key: id,
    account: processorAccount,
    holderName: body.holderName,
    routingNumber: body.routingNumber,
    accountNumber: body.accountNumber,
  });
  if (bank.refusal !== undefined) {
    const [field, message] = refusals[bank.refusal] ?? [
      'accountNumber',
      'Your bank refused this account. Check both numbers.',
    ];
    throw new ApiError('invalid', message, { fields: { [field]: message } });
  }
  const { ref: processorRef, bankName, lastFour } = bank;
  return asSystem(db, async (trx) => {
    const login = await requireLogin(trx, body.session, now);
    const waiting = await waitingAccount(trx, pro.id, now);
    if (waiting) await endBankAccount(trx, waiting.id, 'replaced', now);
    const usableFrom = new Date(now.getTime() + PAYOUT_ACCOUNT_HOLD_DAYS * DAY_MS);
    await insertBankAccount(trx, {
      id,
      proId: pro.id,
      processorAccount,
      processorRef,
      bankName,
      lastFour,
      usableFrom,
      createdAt: now,
    });
    await audit(trx, { event: 'pro.bank_account_added', subject: `pro:${pro.id}`, detail: { bankName, lastFour } });
    await queueMessage(trx, {
      dedupeKey: `pro-bank:${id}`,
      channel: 'email',
      recipient: pro.email,
      template: 'proBankAccount',
      data: {
        name: pro.contactName || pro.company,
        bank: `${bankName} •••• ${lastFour}`,
        usableFrom: usableFrom.toISOString(),
        link: `${siteUrl}${routes.pros.jobs()}`,
      },
    });
    return readProAccount(trx, login, now);
  });
}

type FileCall = Pick<OperationContext<(typeof proAccounts)['readProTaxFile']>, 'services' | 'body' | 'now'>;

/** A sealed tax form of the Pro. */
export async function readTaxFile({ services, body, now }: FileCall) {
  const { db, storage } = services;
  const { key, fileName } = await asSystem(db, async (trx) => {
    const { proId } = await requireLogin(trx, body.session, now);
    return findTaxFile(trx, proId, body.taxFormId);
  });
  const stored = await storage.get(key);
  if (!stored) throw notReady();
  return { fileName, base64: (await buffer(stored.stream)).toString('base64') };
}
