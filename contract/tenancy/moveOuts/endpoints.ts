import { endpoint, resource } from '@/contract/endpoint';
import { MAX_MOVE_OUT_PHOTO_BYTES } from './constants';
import type { moveOutsSchemas } from './schemas';

export type { MoveOutChange, MoveOutInspection } from './inspectionSchemas';
export type * from './schemas';

/** The end of a tenancy: plan, checklist, the day they left, and each line of the deposit. A tenancy has the id of its lease. */
export const moveOuts = resource<typeof moveOutsSchemas>('moveOuts')({
  listMoveOuts: endpoint('GET', '/move-outs', {
    summary: 'The move-outs of the caller’s leases and homes, the newest first',
    access: 'signedIn',
  }),
  getMoveOut: endpoint('GET', '/tenancies/:tenancyId/move-out', {
    summary: 'The move-out of a lease with its deadline and the lines of the deposit statement',
    access: 'signedIn',
  }),
  saveMoveOutPlan: endpoint('PUT', '/tenancies/:tenancyId/move-out/plan', {
    summary: 'The owner plans what comes next for the home',
    access: 'homeowner',
  }),
  saveChecklist: endpoint('PUT', '/tenancies/:tenancyId/move-out/checklist', {
    summary: 'Residents mark what they have done, and say where their mail goes',
    access: 'signedIn',
  }),
  askForInspection: endpoint('POST', '/tenancies/:tenancyId/move-out/inspection/request', {
    summary: 'Residents ask for the first inspection that the law gives them',
    access: 'signedIn',
  }),
  recordMoveOut: endpoint('POST', '/tenancies/:tenancyId/move-out', {
    summary: 'The residents have left and returned the keys: the lease ends, and the deposit clock starts',
    access: 'signedIn',
  }),
  getMoveOutInspection: endpoint('GET', '/tenancies/:tenancyId/move-out/inspection', {
    summary: 'The home room by room at the end of the lease, beside the signed move-in record',
    access: 'signedIn',
  }),
  scheduleMoveOutInspection: endpoint('PUT', '/tenancies/:tenancyId/move-out/inspection', {
    summary: 'Sets when both sides walk through the home, and tells the residents that they may come',
    access: 'signedIn',
  }),
  syncMoveOutInspection: endpoint('POST', '/tenancies/:tenancyId/move-out/inspection/changes', {
    summary: 'Stores what a phone wrote down, each change once, and answers what is new',
    access: 'signedIn',
    bodyLimit: 1_000_000,
  }),
  uploadMoveOutPhoto: endpoint('PUT', '/tenancies/:tenancyId/move-out/inspection/photos/:photoId', {
    summary: 'Stores a photo under the id its phone gave it, once',
    access: 'signedIn',
    rate: 'upload',
    maxBodyBytes: MAX_MOVE_OUT_PHOTO_BYTES,
  }),
  finishMoveOutInspection: endpoint('POST', '/tenancies/:tenancyId/move-out/inspection/finish', {
    summary: 'The owner’s side has looked at the home, and asks the residents for their comments',
    access: 'signedIn',
  }),
  addDeduction: endpoint('POST', '/tenancies/:tenancyId/move-out/deductions', {
    summary: 'Adds a line with its pair of photos and its invoice or estimate',
    access: 'signedIn',
    idempotent: true,
  }),
  addOwedCharge: endpoint('POST', '/tenancies/:tenancyId/move-out/owed-charges', {
    summary: 'Adds a line for an open charge of the lease, such as unpaid rent; its evidence is the account',
    access: 'signedIn',
    idempotent: true,
  }),
  removeDeduction: endpoint('DELETE', '/deposit-deductions/:deductionId', {
    summary: 'Removes a line before the statement is sent',
    access: 'signedIn',
  }),
  sendContractorNotice: endpoint('POST', '/tenancies/:tenancyId/move-out/contractor-notice', {
    summary: 'Tells the residents that the damage exceeds the deposit and needs a contractor, which gives more time',
    access: 'signedIn',
    idempotent: true,
  }),
  sendStatement: endpoint('POST', '/tenancies/:tenancyId/move-out/statement', {
    summary: 'Sends the itemized statement to the residents; too late, nothing can be kept',
    access: 'signedIn',
    idempotent: true,
  }),
  answerDeduction: endpoint('POST', '/deposit-deductions/:deductionId/answer', {
    summary: 'A resident accepts a line or disputes it with another amount',
    access: 'signedIn',
  }),
  reviseDeduction: endpoint('POST', '/deposit-deductions/:deductionId/revision', {
    summary: 'The owner accepts the residents’ amount, offers another one, or drops the line',
    access: 'signedIn',
  }),
  reportWork: endpoint('POST', '/deposit-deductions/:deductionId/work', {
    summary: 'Says that estimated work of a line is done, and replaces the estimate with its invoice',
    access: 'signedIn',
  }),
  recordReturn: endpoint('POST', '/tenancies/:tenancyId/move-out/return', {
    summary: 'Asks to return exactly what is owed of the deposit, with each payment; a second person approves it',
    access: 'staff',
    sudo: true,
    idempotent: true,
  }),
  correctReturn: endpoint('POST', '/tenancies/:tenancyId/move-out/return-correction', {
    summary: 'Asks to take back a recorded return of the deposit; a second person approves it',
    access: 'staff',
    sudo: true,
    idempotent: true,
  }),
});
