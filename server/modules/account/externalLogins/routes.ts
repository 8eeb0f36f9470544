import { externalLogins } from '@/contract/account/externalLogins/endpoints';
import { externalLoginsSchemas, ProviderName } from '@/contract/account/externalLogins/schemas';
import { notFound } from '@/server/http/errors';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { audienceOnly, rowLevel } from '@/server/http/policy';
import { consume } from '@/server/http/throttle';
import { clientContext, networkRateLimit, notifySecurityChange } from '@/server/modules/account/sessions';
import { confirmConnection, finishLogin, requireProvider, startLogin } from './index';
import * as repo from './repo';

export const externalLoginsRoutes = implement(externalLogins, externalLoginsSchemas, {
  listProviders: {
    authorize: audienceOnly,
    handle: ({ services }) => services.logins.map(({ name, label }) => ({ name, label })),
  },
  startExternalLogin: withResource({
    load: ({ services, body }) => requireProvider(services, body.provider),
    authorize: audienceOnly,
    // Tries are counted though one is refused, and the provider is asked outside of any transaction.
    transaction: 'manual',
    handle: async ({ services, person, body, client, now }) => {
      await consume(services.db, [networkRateLimit(client.address)], now);
      return startLogin(services, person, body, now);
    },
  }),
  completeExternalLogin: withResource({
    load: clientContext,
    authorize: audienceOnly,
    transaction: 'manual',
    handle: (context) => finishLogin(context, context.body, context.loaded),
  }),
  connectExternalLogin: {
    authorize: rowLevel,
    runAs: 'system',
    handle: async ({ services, db, person, body, now }) => {
      await confirmConnection(services, db, requirePerson(person), body.step, now);
      return {};
    },
  },
  listExternalLogins: {
    authorize: rowLevel,
    handle: async ({ db, services, person }) => {
      const labels = new Map(services.logins.map(({ name, label }) => [name as string, label]));
      return (await repo.listByUser(db, requirePerson(person).id)).map(
        ({ provider, email, createdAt, lastUsedAt }) => ({
          provider: ProviderName.parse(provider),
          label: labels.get(provider) ?? provider,
          email,
          connectedAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        }),
      );
    },
  },
  removeExternalLogin: {
    authorize: rowLevel,
    handle: async ({ db, services, person, params, now }) => {
      const { id } = requirePerson(person);
      if (!(await repo.remove(db, id, params.provider))) throw notFound();
      const label = services.logins.find(({ name }) => name === params.provider)?.label ?? params.provider;
      await notifySecurityChange(db, id, 'external_login_disconnected', now, label);
      return {};
    },
  },
});
