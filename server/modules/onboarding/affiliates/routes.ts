import { nanoid } from 'nanoid';
import { DAY_MS } from '@/contract/calendar/durations';
import { affiliates, STATS_DAYS } from '@/contract/onboarding/affiliates/endpoints';
import { affiliatesSchemas } from '@/contract/onboarding/affiliates/schemas';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { apply, decide } from './index';
import { canManageAffiliates } from './policy';
import { presentAffiliate, presentForStaff } from './presenter';
import * as repo from './repo';

const KEY_LENGTH = 12;

const loadForStaff = ({ db, params }: Pick<OperationContext, 'db'> & { params: { affiliateId: string } }) =>
  repo.findForStaff(db, params.affiliateId);

export const affiliatesRoutes = implement(affiliates, affiliatesSchemas, {
  getOwnAffiliate: {
    authorize: rowLevel,
    handle: async ({ db, person, now }) => {
      const own = await repo.findByUser(db, requirePerson(person).id);
      const since = new Date(now.getTime() - STATS_DAYS * DAY_MS);
      return {
        affiliate: own ? presentAffiliate(own) : null,
        days: own?.partnerKey ? await repo.dailyStats(db, own.id, since) : [],
      };
    },
  },
  applyAsAffiliate: {
    authorize: rowLevel,
    handle: async ({ db, person, body, now, auditSubject }) => {
      const stored = await apply(db, requirePerson(person).id, body, now);
      auditSubject(`affiliate:${stored.id}`);
      return presentAffiliate(stored);
    },
  },
  listAffiliates: {
    duties: ['admin'],
    authorize: canManageAffiliates,
    handle: async ({ db }) => (await repo.findAll(db)).map(presentForStaff),
  },
  approveAffiliate: withResource({
    duties: ['admin'],
    load: loadForStaff,
    authorize: canManageAffiliates,
    handle: async ({ db, loaded, now, auditSubject }) => {
      auditSubject(`affiliate:${loaded.id}`);
      return presentForStaff(await decide(db, loaded, 'approve', { partnerKey: nanoid(KEY_LENGTH), decidedAt: now }));
    },
  }),
  declineAffiliate: withResource({
    duties: ['admin'],
    load: loadForStaff,
    authorize: canManageAffiliates,
    handle: async ({ db, loaded, body, now, auditSubject }) => {
      auditSubject(`affiliate:${loaded.id}`);
      return presentForStaff(await decide(db, loaded, 'decline', { ...body, decidedAt: now }));
    },
  }),
  endAffiliate: withResource({
    duties: ['admin'],
    load: loadForStaff,
    authorize: canManageAffiliates,
    handle: async ({ db, loaded, body, now, auditSubject }) => {
      auditSubject(`affiliate:${loaded.id}`);
      return presentForStaff(await decide(db, loaded, 'end', { ...body, decidedAt: now }));
    },
  }),
});
