import { endpoint, resource } from '@/contract/endpoint';
import type { applicationsSchemas } from './schemas';

export type * from './schemas';

/** Applying for a home, alone or with the people one will live with. */
export const applications = resource<typeof applicationsSchemas>('applications')({
  listApplications: endpoint('GET', '/applications', {
    summary: 'The applications the caller belongs to, the newest first',
    access: 'signedIn',
  }),
  startApplication: endpoint('POST', '/applications', {
    summary: 'Begins an application for a home, or answers the open one the caller has for it',
    access: 'signedIn',
    idempotent: true,
  }),
  getApplication: endpoint('GET', '/applications/:applicationId', {
    summary: 'An application with its group: who is missing what',
    access: 'signedIn',
  }),
  saveApplication: endpoint('PUT', '/applications/:applicationId', {
    summary: 'Changes when and how long, who moves in, and the wishes for the lease, until everyone has submitted',
    access: 'signedIn',
  }),
  inviteApplicant: endpoint('POST', '/applications/:applicationId/applicants', {
    summary: 'Invites someone into the group by email or text',
    access: 'signedIn',
    idempotent: true,
  }),
  resendInvitation: endpoint('POST', '/applications/:applicationId/applicants/:applicantId/invitation', {
    summary: 'Sends an invitation once more, to another address where one is given; the link before it holds no more',
    access: 'signedIn',
  }),
  removeApplicant: endpoint('DELETE', '/applications/:applicationId/applicants/:applicantId', {
    summary: 'Removes someone from the group who has not submitted',
    access: 'signedIn',
  }),
  openInvitation: endpoint('POST', '/applications/:applicationId/invitation', {
    summary: 'What someone is invited to, for anyone who holds the link',
    access: 'public',
    rate: 'login',
  }),
  acceptInvitation: endpoint('POST', '/applications/:applicationId/invitation/acceptance', {
    summary: 'Joins the group, by the link of an invitation',
    access: 'signedIn',
    rate: 'login',
  }),
  declineInvitation: endpoint('POST', '/applications/:applicationId/invitation/refusal', {
    summary: 'Turns an invitation down',
    access: 'public',
    rate: 'login',
  }),
  submitApplication: endpoint('POST', '/applications/:applicationId/submission', {
    summary: 'Submits the caller’s part with their number and consents, or lists what is missing',
    access: 'signedIn',
    sudo: 'signature',
  }),
  openFeeCheckout: endpoint('POST', '/applications/:applicationId/fee/checkout', {
    summary: 'Opens the processor’s own page to choose a way of paying the fee',
    access: 'signedIn',
  }),
  payFee: endpoint('POST', '/applications/:applicationId/fee', {
    summary: 'Charges the caller’s fee once, with what was chosen at the processor',
    access: 'signedIn',
    idempotent: 'required',
  }),
  provideInformation: endpoint('POST', '/applications/:applicationId/information', {
    summary: 'Adds what we asked for, and lets the screening go on',
    access: 'signedIn',
  }),
  retryScreening: endpoint('POST', '/applications/:applicationId/screening-retry', {
    summary: 'Orders the caller’s reports again: their credit file is open, or what identifies them is corrected',
    access: 'signedIn',
  }),
  acceptDecision: endpoint('POST', '/applications/:applicationId/acceptance', {
    summary: 'Says yes to an approval and its conditions; the lease follows',
    access: 'signedIn',
  }),
  withdrawApplication: endpoint('POST', '/applications/:applicationId/withdrawal', {
    summary: 'Leaves the group, or withdraws the application for everyone',
    access: 'signedIn',
  }),
});
