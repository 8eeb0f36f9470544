import { proAccounts } from '@/contract/care/proAccounts/endpoints';
import { proAccountsSchemas } from '@/contract/care/proAccounts/schemas';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { conflict, notFound } from '@/server/http/errors';
import { implement, withResource } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { endBankAccount, waitingAccount } from '@/server/modules/care/pros/bankAccounts/bankAccounts';
import {
  confirmLogin,
  createJobLink,
  endLogin,
  requestLogin,
  requireLogin,
} from '@/server/modules/care/pros/logins/logins';
import { listOffersOfPro } from '@/server/modules/care/pros/offers/offers';
import { certifyW9, openW9, referToW8 } from '@/server/modules/money/w9s';
import { assertRecentLogin, readProAccount } from './index';
import { addBankAccount, readTaxFile } from './system';

/** The secret of the phone is the permission. */
const load = ({ db, body, now }: { db: Db; body: { session: string }; now: Date }) =>
  requireLogin(db, body.session, now);

export const proAccountsRoutes = implement(proAccounts, proAccountsSchemas, {
  requestLogin: {
    authorize: audienceOnly,
    runAs: 'system',
    handle: async ({ db, body, client, now }) => ({ login: await requestLogin(db, body, client.address, now) }),
  },
  confirmLogin: {
    authorize: audienceOnly,
    runAs: 'system',
    handle: async ({ db, body, client, now }) => ({ session: await confirmLogin(db, body, client.address, now) }),
  },
  openProAccount: withResource({
    load,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: ({ db, loaded, now }) => readProAccount(db, loaded, now),
  }),
  openAccountJob: withResource({
    load,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: async ({ db, loaded, body, now }) => {
      const jobs = await listOffersOfPro(db, loaded.proId, now);
      if (!jobs.some(({ offerId }) => offerId === body.offerId)) throw notFound('This job isn’t yours anymore.');
      return createJobLink(db, loaded.id, body.offerId, now);
    },
  }),
  addProBankAccount: withResource({
    // The login is asked for as the system, before and after the processor is.
    load: ({ body }) => body.session,
    authorize: audienceOnly,
    transaction: 'manual',
    handle: addBankAccount,
  }),
  cancelProBankAccount: withResource({
    load,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: async ({ db, loaded, now }) => {
      const waiting = await waitingAccount(db, loaded.proId, now);
      if (!waiting) throw conflict('There is no new bank account in its hold. Reload the page.');
      await endBankAccount(db, waiting.id, 'canceled', now);
      await audit(db, { event: 'pro.bank_account_canceled', subject: `pro:${loaded.proId}` });
      return readProAccount(db, loaded, now);
    },
  }),
  certifyProW9: withResource({
    load,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: async ({ db, loaded, body, now }) => {
      assertRecentLogin(loaded, now);
      await certifyW9(db, await openW9(db, { proId: loaded.proId }, now), body, now);
      return readProAccount(db, loaded, now);
    },
  }),
  referProToW8: withResource({
    load,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: async ({ db, loaded, now }) => {
      assertRecentLogin(loaded, now);
      await referToW8(db, await openW9(db, { proId: loaded.proId }, now));
      return readProAccount(db, loaded, now);
    },
  }),
  readProTaxFile: withResource({
    // The store is asked outside of a transaction.
    load: ({ body }) => body.session,
    authorize: audienceOnly,
    transaction: 'manual',
    handle: readTaxFile,
  }),
  logOutPro: withResource({
    load,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: async ({ db, loaded }) => {
      await endLogin(db, loaded.id);
      return {};
    },
  }),
});
