import { ownerContributions } from '@/contract/money/ownerContributions/endpoints';
import { ownerContributionsSchemas } from '@/contract/money/ownerContributions/schemas';
import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { isOnDuty, requirePerson } from '@/server/http/person';
import { findHomeAccess, type HomeAccess } from '@/server/modules/homes/homeMembers';
import { requestContribution, withdrawRequest } from './index';
import { canPayContribution, canRequestContribution, canSeeContributions } from './policy';
import { presentContributions } from './presenter';
import * as repo from './repo';
import { payContribution } from './system';

type Call = Pick<OperationContext, 'db' | 'person'>;

/** A home that the caller has to do with; anyone else hears that there is none. */
async function loadHome({ db, person, params }: Call & { params: { homeId: string } }): Promise<HomeAccess> {
  const access = await findHomeAccess(db, params.homeId, requirePerson(person).id);
  if (!access || (access.role === null && !isOnDuty(person))) throw notFound('We couldn’t find that home.');
  return access;
}

async function present(db: Db, homeId: string, { canPay, now }: { canPay: boolean; now: Date }) {
  const home = await repo.findHome(db, homeId, now);
  if (!home) throw notFound('We couldn’t find that home.');
  return presentContributions(db, home, { canPay });
}

export const ownerContributionsRoutes = implement(ownerContributions, ownerContributionsSchemas, {
  getContributions: withResource({
    duties: ['money'],
    load: loadHome,
    authorize: canSeeContributions,
    runAs: 'system',
    handle: ({ db, loaded, person, now }) =>
      present(db, loaded.homeId, { canPay: canPayContribution(person, loaded), now }),
  }),
  payContribution: withResource({
    load: loadHome,
    authorize: canPayContribution,
    // The processor is asked between two transactions.
    transaction: 'manual',
    handle: ({ services, loaded: { homeId }, person, body }) =>
      payContribution(services, { homeId, personId: requirePerson(person).id }, body),
  }),
  requestContribution: withResource({
    duties: ['money'],
    load: loadHome,
    authorize: canRequestContribution,
    runAs: 'system',
    handle: async ({ db, loaded: { homeId }, person, body, now, services: { siteUrl }, auditSubject }) => {
      const home = await repo.lockHome(db, homeId, now);
      if (!home) throw notFound('We couldn’t find that home.');
      const id = await requestContribution(db, home, body, { personId: requirePerson(person).id, now, siteUrl });
      auditSubject(`home:${homeId}`, { requestId: id, amount: body.amountCents, dueOn: body.dueOn });
      return presentContributions(db, home, { canPay: false });
    },
  }),
  withdrawContributionRequest: withResource({
    duties: ['money'],
    load: ({ db, params }) => repo.findRequest(db, params.contributionRequestId),
    authorize: canRequestContribution,
    runAs: 'system',
    handle: async ({ db, loaded, person, now, auditSubject }) => {
      await withdrawRequest(db, loaded, { personId: requirePerson(person).id, now });
      auditSubject(`home:${loaded.homeId}`, { requestId: loaded.id });
      return present(db, loaded.homeId, { canPay: false, now });
    },
  }),
});
