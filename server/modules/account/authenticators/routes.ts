import { authenticators } from '@/contract/account/authenticators/endpoints';
import { authenticatorsSchemas } from '@/contract/account/authenticators/schemas';
import { conflict, notFound } from '@/server/http/errors';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { notifySecurityChange } from '@/server/modules/account/sessions';
import { findProfile } from '@/server/modules/account/users';
import { newRecoveryCodes, newSecret, storeRecoveryCodes } from './codes';
import * as repo from './repo';
import { confirmApp } from './system';

export const authenticatorsRoutes = implement(authenticators, authenticatorsSchemas, {
  getAuthenticator: {
    authorize: rowLevel,
    handle: async ({ db, person }) => {
      const { id } = requirePerson(person);
      const on = (await repo.find(db, id))?.confirmedAt instanceof Date;
      return { on, recoveryCodesLeft: on ? await repo.countRecoveryCodes(db, id) : 0 };
    },
  },
  startAuthenticatorSetup: withResource({
    load: ({ db, person }) => findProfile(db, person?.id),
    authorize: rowLevel,
    handle: async ({ db, loaded, now }) => {
      const { secret, uri, sealed } = newSecret(loaded.userId, loaded.email);
      if (!(await repo.savePending(db, loaded.userId, sealed, now))) throw conflict('Codes of an app are on already.');
      return { secret, uri };
    },
  }),
  confirmAuthenticator: withResource({
    load: ({ db, person }) => repo.find(db, requirePerson(person).id),
    authorize: rowLevel,
    // A wrong code is counted though it is refused.
    transaction: 'manual',
    handle: ({ services, person, body, client, now }) => {
      const { id: account, sessionId } = requirePerson(person);
      return confirmApp(services, { account, sessionId, address: client.address }, body.code, now);
    },
  }),
  renewRecoveryCodes: {
    authorize: rowLevel,
    handle: async ({ db, person, now }) => {
      const { id } = requirePerson(person);
      if (!(await repo.find(db, id))?.confirmedAt) throw notFound();
      const recoveryCodes = newRecoveryCodes();
      await storeRecoveryCodes(db, id, recoveryCodes);
      await notifySecurityChange(db, id, 'recovery_codes_created', now);
      return { recoveryCodes };
    },
  },
  removeAuthenticator: {
    authorize: rowLevel,
    handle: async ({ db, person, now }) => {
      const { id } = requirePerson(person);
      if (!(await repo.remove(db, id))) throw notFound();
      await notifySecurityChange(db, id, 'authenticator_disabled', now);
      return {};
    },
  },
});
