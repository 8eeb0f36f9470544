import { COOLING_OFF_DAYS } from '@/contract/account/deletions/constants';
import { deletions } from '@/contract/account/deletions/endpoints';
import { deletionsSchemas } from '@/contract/account/deletions/schemas';
import { findDeletionBlockers } from '@/server/accountDeletion';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { audienceOnly, rowLevel } from '@/server/http/policy';
import { consume } from '@/server/http/throttle';
import { deletionEffects } from '@/server/modules/account/personalData';
import { hashOf, networkRateLimit } from '@/server/modules/account/sessions';
import { cancelDeletion } from './index';
import { canRequestDeletion } from './policy';
import * as repo from './repo';
import { requestDeletion } from './request';
import { keepByLink } from './system';

export const deletionsRoutes = implement(deletions, deletionsSchemas, {
  getDeletion: {
    authorize: rowLevel,
    // Some of what is theirs is not theirs to see, such as how often they asked to log in.
    runAs: 'system',
    handle: async ({ db, person, now }) => {
      const { id } = requirePerson(person);
      const wish = await repo.findOpen(db, id);
      return {
        status: wish ? ('requested' as const) : ('none' as const),
        eraseAt: wish?.eraseAt.toISOString() ?? null,
        coolingOffDays: COOLING_OFF_DAYS,
        blockers: await findDeletionBlockers(db, id, now),
        ...(await deletionEffects(db, id)),
      };
    },
  },
  requestDeletion: {
    authorize: canRequestDeletion,
    runAs: 'system',
    handle: async ({ services, db, person, body, now, responseHeaders }) => {
      const eraseAt = await requestDeletion(services, db, requirePerson(person), body.email, now);
      responseHeaders.set('session-ended', '1');
      return { eraseAt: eraseAt.toISOString() };
    },
  },
  cancelDeletion: withResource({
    load: ({ db, person }) => repo.findOpen(db, requirePerson(person).id),
    authorize: rowLevel,
    runAs: 'system',
    handle: async ({ db, loaded, now }) => {
      await cancelDeletion(db, loaded, now);
      return {};
    },
  }),
  cancelDeletionByLink: withResource({
    load: ({ body }) => hashOf(body.token),
    authorize: audienceOnly,
    // Tries are counted though one is refused.
    transaction: 'manual',
    handle: async ({ services, loaded, client, now }) => {
      await consume(services.db, [networkRateLimit(client.address)], now);
      await keepByLink(services, loaded, now);
      return {};
    },
  }),
});
