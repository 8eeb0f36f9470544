import { proposals } from '@/contract/onboarding/proposals/endpoints';
import { proposalsSchemas } from '@/contract/onboarding/proposals/schemas';
import type { Db } from '@/server/db/client';
import { implement, withResource } from '@/server/http/implement';
import { isOnDuty, requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { findInspection } from '@/server/modules/onboarding/inspections';
import { checkProof, completeItem, decideItem, saveItem, submitProof } from './decisions';
import { finishWork, passInspection, prepareProposal, readProposal, sendProposal } from './index';
import { canDecideProposal, canManageProposals, canReadProposal } from './policy';
import { submitAndPay } from './prepayment/system';
import { presentSummary } from './presenter';
import * as repo from './repo';

const load = async ({ db, params }: { db: Db; params: { proposalId: string } }) =>
  isId(params.proposalId) ? repo.findById(db, params.proposalId) : undefined;
const loadByItem = async ({ db, params }: { db: Db; params: { itemId: string } }) =>
  isId(params.itemId) ? repo.findByItem(db, params.itemId) : undefined;
const loadInspection = async ({ db, params }: { db: Db; params: { inspectionId: string } }) =>
  isId(params.inspectionId) ? findInspection(db, params.inspectionId) : undefined;

const SYSTEM = 'system' as const;

export const proposalsRoutes = implement(proposals, proposalsSchemas, {
  listProposals: {
    duties: ['leasing', 'care'],
    authorize: rowLevel,
    handle: async ({ db, person }) => {
      const { id } = requirePerson(person);
      return (await repo.list(db, isOnDuty(person) ? null : id)).map(presentSummary);
    },
  },
  getProposal: withResource({
    duties: ['leasing', 'care'],
    load,
    authorize: canReadProposal,
    handle: ({ db, loaded }) => readProposal(db, loaded.id),
  }),
  prepareProposal: withResource({
    duties: ['leasing', 'care'],
    load: loadInspection,
    authorize: canManageProposals,
    runAs: SYSTEM,
    handle: async (call) => {
      const proposal = await prepareProposal(call, call.loaded);
      call.auditSubject(`proposal:${proposal.id}`);
      return proposal;
    },
  }),
  passInspection: withResource({
    duties: ['leasing', 'care'],
    load: loadInspection,
    authorize: canManageProposals,
    runAs: SYSTEM,
    handle: async (call) => {
      await passInspection(call, call.loaded);
      call.auditSubject(`inspection:${call.loaded.id}`);
      return {};
    },
  }),
  saveItem: withResource({
    duties: ['leasing', 'care'],
    load: loadByItem,
    authorize: canManageProposals,
    handle: async (call) => {
      await saveItem(call, call.loaded, call.params.itemId, call.body);
      return readProposal(call.db, call.loaded.id);
    },
  }),
  sendProposal: withResource({
    duties: ['leasing', 'care'],
    load,
    authorize: canManageProposals,
    runAs: SYSTEM,
    handle: async (call) => {
      await sendProposal(call, call.loaded);
      call.auditSubject(`proposal:${call.loaded.id}`);
      return readProposal(call.db, call.loaded.id);
    },
  }),
  decideItem: withResource({
    load: loadByItem,
    authorize: canDecideProposal,
    runAs: SYSTEM,
    handle: async (call) => {
      await decideItem(call, call.loaded, call.params.itemId, call.body);
      call.auditSubject(`proposal:${call.loaded.id}`, { item: call.params.itemId, decision: call.body.decision });
      return readProposal(call.db, call.loaded.id);
    },
  }),
  submitProof: withResource({
    load: loadByItem,
    authorize: canDecideProposal,
    runAs: SYSTEM,
    handle: async (call) => {
      await submitProof(call, call.loaded, call.params.itemId, call.body.documentId);
      call.auditSubject(`proposal:${call.loaded.id}`, { item: call.params.itemId });
      return readProposal(call.db, call.loaded.id);
    },
  }),
  submitDecisions: withResource({
    load,
    authorize: canDecideProposal,
    // The processor is asked between two transactions.
    transaction: 'manual',
    handle: ({ services, loaded, body, person }) => submitAndPay(services, loaded, body, requirePerson(person).id),
  }),
  checkProof: withResource({
    duties: ['leasing', 'care'],
    load: loadByItem,
    authorize: canManageProposals,
    runAs: SYSTEM,
    handle: async (call) => {
      await checkProof(call, call.loaded, call.params.itemId, call.body);
      call.auditSubject(`proposal:${call.loaded.id}`, { item: call.params.itemId, accepted: call.body.accepted });
      return readProposal(call.db, call.loaded.id);
    },
  }),
  completeItem: withResource({
    duties: ['leasing', 'care'],
    load: loadByItem,
    authorize: canManageProposals,
    runAs: SYSTEM,
    handle: async (call) => {
      await completeItem(call, call.loaded, call.params.itemId);
      call.auditSubject(`proposal:${call.loaded.id}`, { item: call.params.itemId });
      return readProposal(call.db, call.loaded.id);
    },
  }),
  finishWork: withResource({
    duties: ['leasing', 'care'],
    load,
    authorize: canManageProposals,
    runAs: SYSTEM,
    handle: async (call) => {
      await finishWork(call, call.loaded);
      call.auditSubject(`proposal:${call.loaded.id}`);
      return readProposal(call.db, call.loaded.id);
    },
  }),
});
