import { externalLogins } from '@/contract/externalLogins';
import { externalLoginsSchemas, ProviderName } from '@/contract/externalLogins.schemas';
import { notFound } from '@/server/http/errors';
import { implement } from '@/server/http/implement';
import { signedIn } from '@/server/http/person';
import { spend } from '@/server/http/throttle';
import { askingBudget, securityChanged } from '@/server/modules/sessions/sessions.service';
import { connectAwaited, finish, start } from './externalLogins.flow';
import * as repo from './externalLogins.repo';

export const externalLoginsRoutes = implement(externalLogins, externalLoginsSchemas, {
  listProviders: {
    may: 'anyone',
    handle: ({ services }) => services.logins.map(({ name, label }) => ({ name, label })),
  },
  startExternal: {
    may: 'anyone',
    alone: true,
    handle: async ({ services, person, body, from, now }) => {
      await spend(services.db, [askingBudget(from.address)], now);
      return start(services, person, body, now);
    },
  },
  loginExternal: { may: 'anyone', alone: true, handle: (call) => finish(call, call.body) },
  connectExternal: {
    may: 'own',
    alone: true,
    handle: async ({ services, person, body, now }) => {
      await connectAwaited(services, signedIn(person), body.step, now);
      return {};
    },
  },
  listExternalLogins: {
    may: 'own',
    handle: async ({ db, services, person }) => {
      const labels = new Map(services.logins.map(({ name, label }) => [name as string, label]));
      return (await repo.findOf(db, signedIn(person).id)).map(({ provider, email, createdAt, lastUsedAt }) => ({
        provider: ProviderName.parse(provider),
        label: labels.get(provider) ?? provider,
        email,
        connectedAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      }));
    },
  },
  removeExternalLogin: {
    may: 'own',
    handle: async ({ db, services, person, params, now }) => {
      const { id } = signedIn(person);
      if (!(await repo.remove(db, id, params.provider))) throw notFound();
      const label = services.logins.find(({ name }) => name === params.provider)?.label ?? params.provider;
      await securityChanged(db, id, 'externalRemoved', now, label);
      return {};
    },
  },
});
