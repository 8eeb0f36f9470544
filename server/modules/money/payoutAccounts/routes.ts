import { payoutAccounts } from '@/contract/money/payoutAccounts/endpoints';
import { payoutAccountsSchemas } from '@/contract/money/payoutAccounts/schemas';
import { notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { isOnDuty, requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { findHomeAccess, type HomeAccess } from '@/server/modules/homes/homeMembers';
import { cancelAccount, saveSettings } from './index';
import { canChangePayoutSettings, canSeePayoutSettings, isAccountOwner } from './policy';
import { presentAccount, presentSettings } from './presenter';
import * as repo from './repo';
import { addAccount } from './system';

type HomeCall = Pick<OperationContext, 'db' | 'person'> & { params: { homeId: string } };

/** A home that the caller has to do with; anyone else hears that there is none. */
async function loadHome({ db, person, params }: HomeCall): Promise<HomeAccess> {
  const { id } = requirePerson(person);
  const access = await findHomeAccess(db, params.homeId, id);
  if (!access || (access.role === null && !isOnDuty(person))) throw notFound('We couldn’t find that home.');
  return access;
}

export const payoutAccountsRoutes = implement(payoutAccounts, payoutAccountsSchemas, {
  listPayoutAccounts: {
    authorize: rowLevel,
    handle: async ({ db, person }) => ({
      items: (await repo.listByOwner(db, requirePerson(person).id)).map(presentAccount),
    }),
  },
  addPayoutAccount: withResource({
    load: ({ person }) => requirePerson(person),
    authorize: rowLevel,
    transaction: 'manual',
    handle: async ({ services, loaded, body }) => presentAccount(await addAccount(services, loaded.id, body)),
  }),
  cancelPayoutAccount: withResource({
    load: ({ db, params }) => (isId(params.payoutAccountId) ? repo.findById(db, params.payoutAccountId) : undefined),
    authorize: isAccountOwner,
    runAs: 'system',
    handle: async ({ db, loaded, now, services: { siteUrl } }) =>
      presentAccount(await cancelAccount(db, loaded, { now, siteUrl })),
  }),
  getPayoutSettings: withResource({
    duties: ['money'],
    load: loadHome,
    authorize: canSeePayoutSettings,
    runAs: 'system',
    handle: ({ db, loaded, person, now }) => presentSettings(db, loaded, { personId: requirePerson(person).id, now }),
  }),
  savePayoutSettings: withResource({
    load: loadHome,
    authorize: canChangePayoutSettings,
    runAs: 'system',
    handle: async ({ db, loaded, person, body, now }) => {
      await saveSettings(db, loaded, body, now);
      return presentSettings(db, loaded, { personId: requirePerson(person).id, now });
    },
  }),
});
