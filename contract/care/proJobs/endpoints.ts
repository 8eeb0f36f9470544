import { MAX_WORK_ORDER_PHOTO_BYTES } from '@/contract/care/workOrders/constants';
import { endpoint, resource } from '@/contract/endpoint';
import type { proJobsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** A job on the phone of a Pro who has no account: a link opens it, a code confirms who holds the link. */
export const proJobs = resource<typeof proJobsSchemas>('proJobs')({
  openJob: endpoint('POST', '/pro-jobs/open', {
    summary: 'What the link is about; the home and the people only on the phone that confirmed a code',
    access: 'public',
    rate: 'write',
  }),
  requestCode: endpoint('POST', '/pro-jobs/codes', {
    summary: 'Sends six digits to the email address or phone we have of the Pro',
    access: 'public',
    rate: 'login',
  }),
  confirmCode: endpoint('POST', '/pro-jobs/codes/confirm', {
    summary: 'Confirms who holds the link',
    access: 'public',
    rate: 'login',
  }),
  acceptJob: endpoint('POST', '/pro-jobs/accept', {
    summary: 'Takes the job; of two at once, one',
    access: 'public',
    rate: 'write',
  }),
  declineJob: endpoint('POST', '/pro-jobs/decline', {
    summary: 'Says no to a job, or gives it back; the next Pro is asked',
    access: 'public',
    rate: 'write',
  }),
  scheduleJob: endpoint('POST', '/pro-jobs/visits', {
    summary: 'Books the visit, or another time for it',
    access: 'public',
    rate: 'write',
  }),
  moveJob: endpoint('POST', '/pro-jobs/moves', {
    summary: 'On the way, there, waiting for a part, done, or no one home',
    access: 'public',
    rate: 'write',
  }),
  saveChecklist: endpoint('PUT', '/pro-jobs/checklist', {
    summary: 'Ticks the steps of the job',
    access: 'public',
    rate: 'write',
  }),
  addJobMessage: endpoint('POST', '/pro-jobs/messages', {
    summary: 'Writes on the timeline; a message that arrives twice is stored once',
    access: 'public',
    rate: 'write',
  }),
  addJobQuote: endpoint('POST', '/pro-jobs/quotes', {
    summary: 'Says what the work costs before it is done',
    access: 'public',
    rate: 'write',
  }),
  addJobInvoice: endpoint('POST', '/pro-jobs/invoices', {
    summary: 'Sends the invoice',
    access: 'public',
    rate: 'write',
  }),
  withdrawJobInvoice: endpoint('POST', '/pro-jobs/invoices/withdrawal', {
    summary: 'Takes back a mistaken invoice before anyone approved or posted it',
    access: 'public',
    rate: 'write',
  }),
  uploadJobPhoto: endpoint('PUT', '/pro-jobs/photos/:photoId', {
    summary: 'Stores a photo under the id its phone gave it, once; the link is in headers',
    access: 'public',
    rate: 'upload',
    maxBodyBytes: MAX_WORK_ORDER_PHOTO_BYTES,
  }),
});
