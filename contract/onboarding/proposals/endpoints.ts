import { endpoint, resource } from '@/contract/endpoint';
import type { proposalsSchemas } from './schemas';

export type * from './schemas';

/** What we propose after an inspection, and what the owner decides on each item. */
export const proposals = resource<typeof proposalsSchemas>('proposals')({
  listProposals: endpoint('GET', '/proposals', {
    summary: 'The proposals for one’s own homes; for staff, all of them',
    access: 'homeowner',
  }),
  getProposal: endpoint('GET', '/proposals/:proposalId', {
    summary: 'A proposal with its items',
    access: 'homeowner',
  }),
  prepareProposal: endpoint('POST', '/inspections/:inspectionId/proposal', {
    summary: 'Starts a proposal from a submitted inspection, or adds what was found since',
    access: 'staff',
    audit: 'proposal.prepared',
  }),
  passInspection: endpoint('POST', '/inspections/:inspectionId/pass', {
    summary: 'The home needs no work: it is ready to be listed',
    access: 'staff',
    audit: 'proposal.not_needed',
  }),
  saveItem: endpoint('PUT', '/proposal-items/:itemId', {
    summary: 'Prices an item, or leaves it out',
    access: 'staff',
  }),
  sendProposal: endpoint('POST', '/proposals/:proposalId/send', {
    summary: 'Sends a proposal to the owner',
    access: 'staff',
    audit: 'proposal.sent',
  }),
  decideItem: endpoint('POST', '/proposal-items/:itemId/decision', {
    summary: 'The owner accepts an item, declines it, or gives it to their own Pro',
    access: 'homeowner',
    audit: 'proposal.item_decided',
  }),
  submitProof: endpoint('POST', '/proposal-items/:itemId/proof', {
    summary: 'Names the proof that the owner’s own Pro did the work, among their documents',
    access: 'homeowner',
    audit: 'proposal.proof_submitted',
  }),
  submitDecisions: endpoint('POST', '/proposals/:proposalId/decisions', {
    summary: 'Submits the decisions with how the owner pays; paying now takes the money first',
    access: 'homeowner',
  }),
  checkProof: endpoint('POST', '/proposal-items/:itemId/proof-check', {
    summary: 'Accepts the proof of an owner’s own Pro, or asks for another',
    access: 'staff',
    audit: 'proposal.proof_checked',
  }),
  completeItem: endpoint('POST', '/proposal-items/:itemId/done', {
    summary: 'Marks the work of an item as done',
    access: 'staff',
    audit: 'proposal.item_done',
  }),
  finishWork: endpoint('POST', '/proposals/:proposalId/finish', {
    summary: 'All work is done and the must-dos are checked again: the home is ready',
    access: 'staff',
    audit: 'proposal.work_finished',
  }),
});
