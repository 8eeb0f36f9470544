import { authenticators } from '@/contract/authenticators';
import { authenticatorsSchemas } from '@/contract/authenticators.schemas';
import { asSystem } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { consume, refund } from '@/server/http/throttle';
import { guessBudgets, securityChanged } from '@/server/modules/sessions/sessions.service';
import { profileOf } from '@/server/modules/users/users.service';
import { newRecoveryCodes, newSecret, storeRecoveryCodes, takeAppCode } from './authenticators.codes';
import * as repo from './authenticators.repo';

export const authenticatorsRoutes = implement(authenticators, authenticatorsSchemas, {
  getAuthenticator: {
    authorize: rowLevel,
    handle: async ({ db, person }) => {
      const { id } = requirePerson(person);
      const on = (await repo.find(db, id))?.confirmedAt instanceof Date;
      return { on, recoveryCodesLeft: on ? await repo.codesLeft(db, id) : 0 };
    },
  },
  offerAuthenticator: withResource({
    load: ({ db, person }) => profileOf(db, person?.id),
    authorize: rowLevel,
    handle: async ({ db, loaded, now }) => {
      const { secret, uri, sealed } = newSecret(loaded.userId, loaded.email);
      if (!(await repo.offer(db, loaded.userId, sealed, now))) throw conflict('Codes of an app are on already.');
      return { secret, uri };
    },
  }),
  confirmAuthenticator: {
    authorize: rowLevel,
    transaction: 'manual',
    handle: async ({ services, person, body, from, now }) => {
      const { id } = requirePerson(person);
      const budgets = guessBudgets('second', { account: id, address: from.address, knownDevice: null });
      await consume(services.db, budgets, now);
      return asSystem(services.db, async (db) => {
        const known = await repo.find(db, id);
        if (!known) throw notFound();
        if (known.confirmedAt) throw conflict('Codes of an app are on already.');
        if (!(await takeAppCode(db, id, body.code, now)))
          throw new ApiError('invalid', undefined, { fields: { code: 'That is not the code of the app now.' } });
        await refund(db, budgets);
        await repo.confirm(db, id, now);
        const recoveryCodes = newRecoveryCodes();
        await storeRecoveryCodes(db, id, recoveryCodes);
        await securityChanged(db, id, 'authenticatorOn', now);
        return { recoveryCodes };
      });
    },
  },
  renewRecoveryCodes: {
    authorize: rowLevel,
    handle: async ({ db, person, now }) => {
      const { id } = requirePerson(person);
      if (!(await repo.find(db, id))?.confirmedAt) throw notFound();
      const recoveryCodes = newRecoveryCodes();
      await storeRecoveryCodes(db, id, recoveryCodes);
      await securityChanged(db, id, 'recoveryCodesNew', now);
      return { recoveryCodes };
    },
  },
  removeAuthenticator: {
    authorize: rowLevel,
    handle: async ({ db, person, now }) => {
      const { id } = requirePerson(person);
      if (!(await repo.remove(db, id))) throw notFound();
      await securityChanged(db, id, 'authenticatorOff', now);
      return {};
    },
  },
});
