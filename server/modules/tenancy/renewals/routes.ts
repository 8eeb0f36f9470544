import { renewals } from '@/contract/tenancy/renewals/endpoints';
import { renewalsSchemas } from '@/contract/tenancy/renewals/schemas';
import type { Db } from '@/server/db/client';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { type Person, requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { findHomeAccess } from '@/server/modules/homes/homeMembers';
import { answerRenewal, decideRenewal, reviewRenewal } from './answers';
import { sendOffer } from './index';
import { buildOutlook } from './outlook';
import { canAnswerRenewal, canComposeRenewal, canDecideRenewal, canReviewRenewal, canSendRenewal } from './policy';
import { presentRenewal } from './presenter';
import * as repo from './repo';

type Call = Pick<OperationContext, 'db' | 'person'>;

const load = async ({ db, person, params }: Call & { params: { renewalId: string } }) =>
  isId(params.renewalId) ? repo.findById(db, params.renewalId, requirePerson(person).id) : undefined;
const loadHome = ({ db, person, params }: Call & { params: { homeId: string } }) =>
  findHomeAccess(db, params.homeId, requirePerson(person).id);

async function presentCurrent(db: Db, id: string, person: Person | null) {
  const row = await repo.findById(db, id, requirePerson(person).id);
  if (!row) throw new Error('The renewal was here a moment ago');
  return presentRenewal(row);
}

export const renewalsRoutes = implement(renewals, renewalsSchemas, {
  getRenewalOutlook: withResource({
    duties: ['leasing'],
    load: loadHome,
    authorize: canComposeRenewal,
    runAs: 'system',
    handle: async ({ db, services, loaded, person, now }) => {
      const outlook = await buildOutlook(db, services, loaded.homeId, now);
      const open = await repo.findOpen(db, outlook.leaseId, requirePerson(person).id);
      return { ...outlook, openRenewal: open ? presentRenewal(open) : null };
    },
  }),
  listRenewals: {
    authorize: rowLevel,
    handle: async ({ db, person }) => ({ items: (await repo.list(db, requirePerson(person).id)).map(presentRenewal) }),
  },
  getRenewal: withResource({
    duties: ['leasing', 'support'],
    load,
    authorize: rowLevel,
    handle: ({ loaded }) => presentRenewal(loaded),
  }),
  sendRenewalOffer: withResource({
    load: loadHome,
    authorize: canSendRenewal,
    runAs: 'system',
    handle: async ({ db, services, loaded, person, body, now }) => {
      const personId = requirePerson(person).id;
      const id = await sendOffer(db, services, { homeId: loaded.homeId, offer: body, personId, now });
      return presentCurrent(db, id, person);
    },
  }),
  answerRenewal: withResource({
    load,
    authorize: canAnswerRenewal,
    runAs: 'system',
    handle: async ({ db, services, loaded, person, body, now }) => {
      await answerRenewal({ db, services, now, personId: requirePerson(person).id }, loaded.id, body);
      return presentCurrent(db, loaded.id, person);
    },
  }),
  decideRenewal: withResource({
    load,
    authorize: canDecideRenewal,
    runAs: 'system',
    handle: async ({ db, services, loaded, person, body, now }) => {
      await decideRenewal({ db, services, now, personId: requirePerson(person).id }, loaded.id, body);
      return presentCurrent(db, loaded.id, person);
    },
  }),
  reviewRenewal: withResource({
    duties: ['leasing'],
    load,
    authorize: canReviewRenewal,
    runAs: 'system',
    handle: async ({ db, services, loaded, person, body, now }) => {
      await reviewRenewal({ db, services, now, personId: requirePerson(person).id }, loaded.id, body.reason);
      return presentCurrent(db, loaded.id, person);
    },
  }),
});
