import { agreements } from '@/contract/onboarding/agreements/endpoints';
import { agreementsSchemas } from '@/contract/onboarding/agreements/schemas';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { findHomeById } from '@/server/modules/homes/homes';
import { claimCounterSignature, newPlanOffers, saveDraft, sendAgreement, startAgreement } from './index';
import { canCounterSign, canDraftAgreement } from './policy';
import { presentAgreement } from './presenter';
import * as repo from './repo';

type AgreementCall = Pick<OperationContext, 'db'> & { params: { agreementId: string } };

const load = async ({ db, params }: AgreementCall) =>
  isId(params.agreementId) ? repo.findById(db, params.agreementId) : undefined;

async function present(db: Db, row: repo.AgreementView, { personId, now }: { personId: string; now: Date }) {
  const { status, ownerId, regionId, rentCents, state, envelopeId } = row;
  const isOwner = ownerId === personId;
  return presentAgreement(row, {
    personId,
    signers: envelopeId ? await repo.findSigners(db, envelopeId, personId) : [],
    offers:
      status === 'draft' && regionId !== null && rentCents !== null && state !== null
        ? await newPlanOffers(db, { regionId, rentCents, state }, officeDay(now))
        : [],
    evidence: isOwner ? await repo.findDocuments(db, row.evidence, ownerId) : [],
  });
}

/** The agreement as it stands now, for the caller. */
async function presentCurrent(db: Db, id: string, context: { personId: string; now: Date }) {
  const row = await repo.findById(db, id);
  if (!row) throw new Error('The agreement was here a moment ago');
  return present(db, row, context);
}

export const agreementsRoutes = implement(agreements, agreementsSchemas, {
  listAgreements: {
    authorize: rowLevel,
    handle: async ({ db, person, now }) => {
      const { id } = requirePerson(person);
      const items = [];
      for (const row of await repo.listByPerson(db, id)) items.push(await present(db, row, { personId: id, now }));
      return { items };
    },
  },
  getAgreement: withResource({
    duties: ['leasing', 'money', 'support'],
    load,
    authorize: rowLevel,
    handle: ({ db, loaded, person, now }) => present(db, loaded, { personId: requirePerson(person).id, now }),
  }),
  startAgreement: withResource({
    load: async ({ db, params, person }) => {
      const home = isId(params.homeId) ? await findHomeById(db, params.homeId) : undefined;
      return home?.ownerId === requirePerson(person).id ? home : undefined;
    },
    authorize: canDraftAgreement,
    runAs: 'system',
    handle: async ({ db, loaded, person, now }) =>
      presentCurrent(db, await startAgreement(db, loaded.id, now), { personId: requirePerson(person).id, now }),
  }),
  saveAgreement: withResource({
    load,
    authorize: canDraftAgreement,
    handle: async ({ db, loaded, person, body, now }) => {
      await saveDraft(db, loaded, body, now);
      return presentCurrent(db, loaded.id, { personId: requirePerson(person).id, now });
    },
  }),
  sendAgreement: withResource({
    load,
    authorize: canDraftAgreement,
    runAs: 'system',
    handle: async ({ db, loaded, person, now }) => {
      await sendAgreement(db, loaded.id, now);
      return presentCurrent(db, loaded.id, { personId: requirePerson(person).id, now });
    },
  }),
  claimCounterSignature: withResource({
    duties: ['leasing'],
    load,
    authorize: canCounterSign,
    runAs: 'system',
    handle: async ({ db, loaded, person, now }) => {
      const { id } = requirePerson(person);
      await claimCounterSignature(db, loaded, id);
      return presentCurrent(db, loaded.id, { personId: id, now });
    },
  }),
});
