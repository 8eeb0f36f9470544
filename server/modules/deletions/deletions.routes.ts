import { deletions } from '@/contract/deletions';
import { COOLING_OFF_DAYS } from '@/contract/deletions.facts';
import { deletionsSchemas } from '@/contract/deletions.schemas';
import { asSystem } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { audienceOnly, rowLevel } from '@/server/http/policy';
import { consume } from '@/server/http/throttle';
import { whatGoes, whatStays } from '@/server/modules/personalData/personalData.service';
import { askingBudget, hashOf } from '@/server/modules/sessions/sessions.service';
import { blocksOf } from './deletions.blocks';
import * as repo from './deletions.repo';
import { requestDeletion } from './deletions.request';
import { keep } from './deletions.service';

export const deletionsRoutes = implement(deletions, deletionsSchemas, {
  getDeletion: {
    authorize: rowLevel,
    handle: async ({ db, person }) => {
      const { id } = requirePerson(person);
      const wish = await repo.findOpen(db, id);
      return {
        status: wish ? ('requested' as const) : ('none' as const),
        eraseAt: wish?.eraseAt.toISOString() ?? null,
        coolingOffDays: COOLING_OFF_DAYS,
        blocks: await blocksOf(db, id),
        goes: whatGoes(),
        stays: whatStays(),
      };
    },
  },
  requestDeletion: {
    // Accounts of our team are closed by us, once their work is in other hands.
    authorize: (person) => person?.type !== 'staff' && person?.type !== 'editor',
    transaction: 'manual',
    handle: async ({ services, person, body, now, answer }) => {
      const eraseAt = await requestDeletion(services, requirePerson(person), body.email, now);
      answer.set('session-ended', '1');
      return { eraseAt: eraseAt.toISOString() };
    },
  },
  keepAccount: withResource({
    load: ({ db, person }) => repo.findOpen(db, requirePerson(person).id),
    authorize: rowLevel,
    handle: async ({ services, loaded, now }) => {
      await asSystem(services.db, (db) => keep(db, loaded, now));
      return {};
    },
  }),
  keepAccountByLink: {
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async ({ services, body, from, now }) => {
      await consume(services.db, [askingBudget(from.address)], now);
      await asSystem(services.db, async (db) => {
        const wish = await repo.findByLink(db, hashOf(body.token));
        if (!wish) throw new ApiError('linkSpent');
        await keep(db, wish, now);
      });
      return {};
    },
  },
});
