import { endpoint, resource } from '@/contract/endpoint';
import type { prosSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** The companies that do the work, and which of them does a job. */
export const pros = resource<typeof prosSchemas>('pros')({
  listPros: endpoint('GET', '/pros', { summary: 'Every Pro, with what they may not do and why', access: 'staff' }),
  getPro: endpoint('GET', '/pros/:proId', { summary: 'A Pro with papers, prices, and figures', access: 'staff' }),
  createPro: endpoint('POST', '/pros', { summary: 'Adds a Pro', access: 'staff', audit: 'pro.created' }),
  updatePro: endpoint('PUT', '/pros/:proId', { summary: 'Changes a Pro', access: 'staff', audit: 'pro.updated' }),
  saveProDocument: endpoint('PUT', '/pros/:proId/documents/:proDocument', {
    summary: 'Stores the number and the end of a license or an insurance',
    access: 'staff',
    audit: 'pro.document_saved',
  }),
  getAssignment: endpoint('GET', '/work-orders/:workOrderId/assignment', {
    summary: 'Who could do a job and why, and whom we asked',
    access: 'staff',
  }),
  changeAssignment: endpoint('PUT', '/work-orders/:workOrderId/assignment', {
    summary: 'Names the trade of a job, or says that 911 or the gas company was called',
    access: 'staff',
    audit: 'pro.assignment_changed',
  }),
  offerJob: endpoint('POST', '/work-orders/:workOrderId/offers', {
    summary: 'Offers a job to the best Pros, or to those named',
    access: 'staff',
    audit: 'pro.job_offered',
  }),
  withdrawOffer: endpoint('POST', '/pro-offers/:offerId/withdraw', {
    summary: 'Takes a job back; the link stops working',
    access: 'staff',
    audit: 'pro.offer_withdrawn',
  }),
  getScorecard: endpoint('GET', '/care-scorecard', {
    summary: 'How fast and how well we repair, with the date and the count',
    access: 'public',
    cache: 'public, max-age=3600',
  }),
});
