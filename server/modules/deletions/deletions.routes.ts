import { deletions } from '@/contract/deletions';
import { COOLING_OFF_DAYS } from '@/contract/deletions.facts';
import { deletionsSchemas } from '@/contract/deletions.schemas';
import { asSystem } from '@/server/db/client';
import { Refusal } from '@/server/http/errors';
import { implement, on } from '@/server/http/implement';
import { signedIn } from '@/server/http/person';
import { spend } from '@/server/http/throttle';
import { whatGoes, whatStays } from '@/server/modules/personalData/personalData.service';
import { askingBudget, hashOf } from '@/server/modules/sessions/sessions.service';
import { blocksOf } from './deletions.blocks';
import * as repo from './deletions.repo';
import { requestDeletion } from './deletions.request';
import { keep } from './deletions.service';

export const deletionsRoutes = implement(deletions, deletionsSchemas, {
  getDeletion: {
    may: 'own',
    handle: async ({ db, person }) => {
      const { id } = signedIn(person);
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
    may: (person) => person?.type !== 'staff' && person?.type !== 'editor',
    alone: true,
    handle: async ({ services, person, body, now, answer }) => {
      const eraseAt = await requestDeletion(services, signedIn(person), body.email, now);
      answer.set('session-ended', '1');
      return { eraseAt: eraseAt.toISOString() };
    },
  },
  keepAccount: on({
    load: ({ db, person }) => repo.findOpen(db, signedIn(person).id),
    may: 'own',
    handle: async ({ services, loaded, now }) => {
      await asSystem(services.db, (db) => keep(db, loaded, now));
      return {};
    },
  }),
  keepAccountByLink: {
    may: 'anyone',
    alone: true,
    handle: async ({ services, body, from, now }) => {
      await spend(services.db, [askingBudget(from.address)], now);
      await asSystem(services.db, async (db) => {
        const wish = await repo.findByLink(db, hashOf(body.token));
        if (!wish) throw new Refusal('linkSpent');
        await keep(db, wish, now);
      });
      return {};
    },
  },
});
