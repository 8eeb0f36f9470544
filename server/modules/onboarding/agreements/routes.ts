import { agreements } from '@/contract/onboarding/agreements/endpoints';
import { agreementsSchemas } from '@/contract/onboarding/agreements/schemas';
import type { Db } from '@/server/db/client';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { findHomeById } from '@/server/modules/homes/homes';
import { claimCounterSignature, planOffers, saveDraft, sendAgreement, startAgreement } from './index';
import { canCounterSign, canDraftAgreement } from './policy';
import { presentAgreement } from './presenter';
import * as repo from './repo';

type AgreementCall = Pick<OperationContext, 'db'> & { params: { agreementId: string } };

const load = async ({ db, params }: AgreementCall) =>
  isId(params.agreementId) ? repo.findById(db, params.agreementId) : undefined;

async function present(db: Db, row: repo.AgreementView, personId: string) {
  const { status, ownerId, regionId, rentCents, envelopeId } = row;
  const isOwner = ownerId === personId;
  return presentAgreement(row, {
    personId,
    signers: envelopeId ? await repo.findSigners(db, envelopeId, personId) : [],
    offers:
      status === 'draft' && regionId !== null && rentCents !== null ? await planOffers(db, regionId, rentCents) : [],
    evidence: isOwner ? await repo.findDocuments(db, row.evidence, ownerId) : [],
  });
}

/** The agreement as it stands now, for the caller. */
async function presentCurrent(db: Db, id: string, personId: string) {
  const row = await repo.findById(db, id);
  if (!row) throw new Error('The agreement was here a moment ago');
  return present(db, row, personId);
}

export const agreementsRoutes = implement(agreements, agreementsSchemas, {
  listAgreements: {
    authorize: rowLevel,
    handle: async ({ db, person }) => {
      const { id } = requirePerson(person);
      const items = [];
      for (const row of await repo.listByPerson(db, id)) items.push(await present(db, row, id));
      return { items };
    },
  },
  getAgreement: withResource({
    duties: ['leasing', 'money', 'support'],
    load,
    authorize: rowLevel,
    handle: ({ db, loaded, person }) => present(db, loaded, requirePerson(person).id),
  }),
  startAgreement: withResource({
    load: async ({ db, params, person }) => {
      const home = isId(params.homeId) ? await findHomeById(db, params.homeId) : undefined;
      return home?.ownerId === requirePerson(person).id ? home : undefined;
    },
    authorize: canDraftAgreement,
    runAs: 'system',
    handle: async ({ db, loaded, person, now }) =>
      presentCurrent(db, await startAgreement(db, loaded.id, now), requirePerson(person).id),
  }),
  saveAgreement: withResource({
    load,
    authorize: canDraftAgreement,
    handle: async ({ db, loaded, person, body, now }) => {
      await saveDraft(db, loaded, body, now);
      return presentCurrent(db, loaded.id, requirePerson(person).id);
    },
  }),
  sendAgreement: withResource({
    load,
    authorize: canDraftAgreement,
    runAs: 'system',
    handle: async ({ db, loaded, person, now }) => {
      await sendAgreement(db, loaded.id, now);
      return presentCurrent(db, loaded.id, requirePerson(person).id);
    },
  }),
  claimCounterSignature: withResource({
    duties: ['leasing'],
    load,
    authorize: canCounterSign,
    runAs: 'system',
    handle: async ({ db, loaded, person }) => {
      const { id } = requirePerson(person);
      await claimCounterSignature(db, loaded, id);
      return presentCurrent(db, loaded.id, id);
    },
  }),
});
